import { expect, test } from 'vitest';
import { peopleExportRefusal } from './rule.ts';

const may = { hasPremiumAccess: true, isApproved: true, people: 1 };

test.each(['shortlist', 'pipeline'] as const)('a company that may export a %s is not refused', (list) => {
  expect(peopleExportRefusal(list, may)).toBeUndefined();
});

test.each([
  [
    'shortlist',
    { ...may, hasPremiumAccess: false, isApproved: false, people: 0 },
    'Exporting people needs a premium subscription.',
  ],
  ['pipeline', { ...may, isApproved: false, people: 0 }, 'once your company profile is approved'],
  ['shortlist', { ...may, people: 0 }, 'You cannot see anyone on this shortlist at the moment'],
  ['pipeline', { ...may, people: 0 }, 'Nobody is in this pipeline'],
] as const)('a %s of %j is refused', (list, facts, sentence) => {
  expect(peopleExportRefusal(list, facts)?.message).toContain(sentence);
});
