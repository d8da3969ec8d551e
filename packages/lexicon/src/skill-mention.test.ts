import { expect, test } from 'vitest';
import { SkillMentions } from './skill-mention.ts';

const mentions = new SkillMentions();

test.each<[text: string, isProse: boolean, skills: string[], named: string[]]>([
  [
    'Moved 40 services to AWS and Terraform.',
    true,
    ['Amazon Web Services', 'Terraform', 'Docker'],
    ['Amazon Web Services', 'Terraform'],
  ],
  ['Built apps in React Native', true, ['React', 'React Native'], ['React Native']],
  ['React, native code', true, ['React', 'React Native'], ['React']],
  ['ReactJS and react.js', true, ['React', 'React.js'], ['React', 'React.js']],
  ['Led the go-live, then a rest', true, ['Go', 'REST API'], []],
  ['Go Developer', false, ['Go'], ['Go']],
  [
    'Stakeholder management of six banks',
    true,
    ['Stakeholder Management', 'Management'],
    ['Stakeholder Management'],
  ],
  ['Stakeholder, management', true, ['Stakeholder Management'], []],
  ['Spring Boot', true, ['Spring', 'Spring Boot'], ['Spring Boot']],
  ['Spring', true, ['Spring', 'Spring Boot'], ['Spring']],
  ['Chats over socket.io at node.js scale', true, ['Socket.IO', 'Node.js', 'IO'], ['Socket.IO', 'Node.js']],
  ['C, C++ and C#', true, ['C', 'C++', 'C#', 'F#'], ['C', 'C++', 'C#']],
  ['हिन्दी लेखन', true, ['हिन्दी', 'लेखन'], ['हिन्दी', 'लेखन']],
  ['', true, ['React', '', '🎉'], []],
])('“%s” (prose: %s) names of %o: %o', (text, isProse, skills, named) => {
  const positions = new Set(mentions.lookFor(skills).namedIn(text, isProse));
  expect(skills.filter((_, position) => positions.has(position))).toEqual(named);
});

test('a new set of skills replaces the previous one, however much was read', () => {
  for (let number = 0; number < 40_000; number += 1) mentions.lookFor([`Tool ${number}`]);
  expect(mentions.lookFor(['Kafka']).namedIn('Tool 39999 and Kafka', true)).toEqual([0]);
  expect(mentions.lookFor(['Tool 7']).namedIn('Tool 39999, Tool 7', true)).toEqual([0]);
});
