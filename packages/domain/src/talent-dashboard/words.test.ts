import { expect, test } from 'vitest';
import { TALENT_ACTIVITY_TYPES } from './choice.ts';
import { activitySentence } from '../dashboard/words.ts';
import { activityWords, openingsSentence } from './words.ts';

test.each([
  [18, 13, '5 more than last week'],
  [13, 13, 'as many as last week'],
  [0, 1, '1 fewer than last week'],
])('%i after %i is %s', (now, before, sentence) => {
  expect(openingsSentence(now, before)).toBe(sentence);
});

test('every activity has its sentence, and a company that is not told has no name', () => {
  const given = { companyName: 'Prairie Ledger', jobPostTitle: 'React Developer' };
  expect(TALENT_ACTIVITY_TYPES.map((type) => activitySentence(activityWords({ type, ...given })))).toEqual([
    'Prairie Ledger invited you: React Developer',
    'You accepted the invitation from Prairie Ledger',
    'You declined the invitation from Prairie Ledger',
    'Prairie Ledger wrote to you',
    'You wrote to Prairie Ledger',
    'Prairie Ledger shortlisted you',
    'You updated your profile',
  ]);
  expect(
    activitySentence(activityWords({ type: 'Shortlisted', companyName: null, jobPostTitle: null })),
  ).toBe('A company shortlisted you');
});
