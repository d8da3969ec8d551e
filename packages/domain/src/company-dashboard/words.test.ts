import { expect, test } from 'vitest';
import { activitySentence } from '../dashboard/words.ts';
import { COMPANY_ACTIVITY_TYPES } from './choice.ts';
import { answeredSentence, companyActivityWords, declineReasonsWords } from './words.ts';

const facts = {
  isByTalent: false,
  isAccepted: false,
  isNew: false,
  talentName: 'Asha',
  jobPostTitle: 'Tester',
};
const said = (given: Parameters<typeof companyActivityWords>[0]) =>
  activitySentence(companyActivityWords(given));

test('every activity has its sentence', () => {
  expect(COMPANY_ACTIVITY_TYPES.map((type) => said({ ...facts, type }))).toEqual([
    'You invited Asha for Tester',
    'Asha declined your invitation for Tester',
    'You shortlisted Asha',
    'You wrote to Asha',
    'You updated the job post Tester',
    'You updated your company profile',
  ]);
  expect(said({ ...facts, type: 'InvitationResponse', isAccepted: true })).toBe(
    'Asha accepted your invitation for Tester',
  );
  expect(said({ ...facts, type: 'Message', isByTalent: true })).toBe('Asha wrote to you');
  expect(said({ ...facts, type: 'JobPost', isNew: true })).toBe('You wrote the job post Tester');
  expect(said({ ...facts, type: 'ProfileUpdate', isNew: true })).toBe('You created your company profile');
});

test('the plot and the reasons are told in words', () => {
  const performance = { pendingCount: 6, acceptedCount: 21, rejectedCount: 12, endedCount: 3 };
  expect(answeredSentence(performance)).toBe('33 of 42 invitations answered.');
  expect(answeredSentence({ pendingCount: 1, acceptedCount: 0, rejectedCount: 0, endedCount: 0 })).toBe(
    '0 of 1 invitation answered.',
  );
  expect(
    declineReasonsWords([
      { reason: 'Pay', count: 4 },
      { reason: 'OtherJob', count: 2 },
    ]),
  ).toBe('pay 4, took another job 2');
});
