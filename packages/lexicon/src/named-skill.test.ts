import { expect, test } from 'vitest';
import { labelsByWords, namedSkills } from './named-skill.ts';

const others = labelsByWords(['Playwright', 'Spring Security', 'Git', 'C', 'Go', 'ReactJS']);

test.each<[string, string[]]>([
  ['', []],
  ['We are a small, careful team.', []],
  ['You know React and TypeScript.', ['React', 'TypeScript']],
  ['ReactJS, react.js and React: the same.', ['React']],
  ['React Native and K8s', ['React Native', 'Kubernetes']],
  ['Tests in playwright, on GNU/Linux with Git', ['Playwright', 'Linux', 'Git']],
  ['Spring Security on Spring Boot', ['Spring Security', 'Spring Boot']],
  ['Spring. Security matters', []],
  ['Postgres (or MySQL); **CI/CD**', ['PostgreSQL', 'MySQL', 'CI/CD']],
  ['You go with us, and express yourself', []],
  ['Read https://react.dev or write to react@node.js', []],
  ['C++ and C', ['C++', 'C']],
  ['ディ 🎉 \u0000 node', []],
])('in prose, “%s” names %o', (text, named) => {
  expect(namedSkills(text, true, others)).toEqual(named);
});

test('in a title, a plain word means the skill', () => {
  expect(namedSkills('Senior Go Engineer (Node)', false, others)).toEqual([
    'Senior',
    'Go',
    'Engineer',
    'Node.js',
  ]);
});

test('a long text is read in one pass', () => {
  expect(namedSkills('react typescript '.repeat(5000), true, others)).toEqual(['React', 'TypeScript']);
});
