import { expect, test } from 'vitest';
import { NOTIFICATION_EVENTS, NOTIFICATION_TYPE_OF, NOTIFICATION_TYPES_OF } from './choice.ts';
import { notificationStatus } from './rule.ts';
import { type NotificationFacts, notificationSentence, notificationWords } from './words.ts';
import { unreadSentence } from './unread-words.ts';

const facts = (given: Partial<NotificationFacts>): NotificationFacts => ({
  event: 'message_received',
  count: 1,
  sender: { kind: 'company', name: 'Prairie Ledger' },
  jobPostTitle: 'React Developer',
  invitationStatus: 'Pending',
  isThreadEnded: false,
  excerptMarkdown: '## Hello\nDo you **have** time?',
  review: null,
  subscriptionChange: null,
  employer: { name: 'Lumen Retail', isHidden: false },
  colleague: 'Asha Fernando',
  excerptText: 'Ask Kwame.',
  ...given,
});

test('every event has its sentence', () => {
  const sentences = NOTIFICATION_EVENTS.map((event) => notificationSentence(facts({ event }), 'talent'));
  expect(sentences).toEqual([
    'Prairie Ledger invites you: React Developer',
    'Prairie Ledger raised the pay of its invitation',
    'Prairie Ledger follows up on its invitation',
    'The invitation from Prairie Ledger ends soon',
    'Your invitation to Prairie Ledger ended after 14 days without an answer',
    'Prairie Ledger accepted your invitation',
    'Prairie Ledger declined your invitation',
    'Prairie Ledger sent a message',
    'You wrote to Prairie Ledger',
    'Prairie Ledger shortlisted you',
    'The automated review asks for changes to your profile',
    'Your job post needs improvements: React Developer',
    'Is this job still open? React Developer',
    'Closed without an answer: React Developer',
    'Your premium access has ended',
    'We have answered your report',
    'An admin has decided about your account',
    'We have decided your appeal',
    'Hide from Lumen Retail too?',
    'Somebody asks you to erase their data',
    'Prairie Ledger says that it has erased your data',
    'Prairie Ledger wants to keep you in its applicant tracking system',
    'Prairie Ledger offers slots for a meeting',
    'Prairie Ledger took a slot: the meeting is confirmed',
    'Prairie Ledger took another slot: the meeting has moved',
    'Prairie Ledger cancelled a meeting',
    'Your meeting with Prairie Ledger is soon',
    'Prairie Ledger recorded a job offer',
    'Prairie Ledger accepted your job offer',
    'Prairie Ledger declined your job offer',
    'Prairie Ledger withdrew its job offer',
    'Prairie Ledger says what came of the job offer',
    'Prairie Ledger confirmed what came of the job offer',
    'Prairie Ledger disputes the record of a job offer',
    'Asha Fernando mentions you in a note about Prairie Ledger',
    'Reminder about Prairie Ledger',
  ]);
});

test('a name that is not told or is gone is replaced', () => {
  const sender = { kind: 'company', name: null } as const;
  const sentence = (event: NotificationFacts['event']) =>
    notificationSentence(facts({ event, sender }), 'talent');
  expect(sentence('shortlisted')).toBe('A company shortlisted you');
  expect(sentence('message_received')).toBe('Deleted account sent a message');
});

test.each<[Partial<NotificationFacts>, string, string]>([
  [{}, 'Asha Fernando mentions you in a note about Prairie Ledger', '“Ask Kwame.”'],
  [
    { colleague: null, excerptText: null, sender: { kind: 'talent', name: null } },
    'A former member mentions you in a note about a person',
    'The note is no longer there.',
  ],
])('a mention with %j', (given, sentence, detail) => {
  const mention = facts({ event: 'note_mentioned', ...given });
  expect(notificationSentence(mention, 'company')).toBe(sentence);
  expect(notificationWords(mention, 'company').detail).toBe(detail);
});

test.each<[Partial<NotificationFacts>, string]>([
  [{}, '“Hello: Do you have time?”'],
  [{ excerptMarkdown: null }, 'Waiting for your answer.'],
  [{ isThreadEnded: true }, 'This conversation has ended.'],
  [{ invitationStatus: 'Accepted', isThreadEnded: true }, 'You accepted.'],
  [{ invitationStatus: 'Rejected' }, 'You declined.'],
  [{ invitationStatus: 'TakenBack' }, 'The company took it back.'],
  [{ invitationStatus: 'Expired' }, 'It ended without an answer.'],
])('the second line of an invitation with %j is %s', (given, detail) => {
  const { detail: said } = notificationWords(facts({ event: 'invitation_received', ...given }), 'talent');
  expect(said).toBe(detail);
});

test.each([
  ['human', 'pass', 'A person approved your profile'],
  ['human', 'fail', 'A person asks for changes to your profile'],
  ['ai', 'pass', 'The automated review approved your profile'],
  ['ai', 'fail', 'The automated review asks for changes to your profile'],
] as const)('a verdict of %s: %s', (reviewer, reviewStatus, sentence) => {
  const given = facts({ event: 'profile_updated', review: { reviewer, reviewStatus } });
  expect(notificationSentence(given, 'talent')).toBe(sentence);
  expect(notificationWords(given, 'talent').detail).not.toBe('');
  expect(notificationWords(given, 'company').detail).not.toBe('');
});

test('messages are counted', () => {
  expect(notificationSentence(facts({ count: 3 }), 'talent')).toBe('Prairie Ledger sent 3 messages');
  expect([1, 2].map(unreadSentence)).toEqual(['1 unread notification', '2 unread notifications']);
});

test.each([
  [null, null, 'unread'],
  ['2026-01-01', null, 'read'],
  [null, '2026-01-01', 'archived'],
  ['2026-01-01', '2026-01-01', 'archived'],
])('read at %s and archived at %s is %s', (readAt, archivedAt, status) => {
  expect(notificationStatus({ readAt, archivedAt })).toBe(status);
});

test('every type of an event is offered as a filter to one side at least', () => {
  const offered = new Set([...NOTIFICATION_TYPES_OF.talent, ...NOTIFICATION_TYPES_OF.company]);
  expect(Object.values(NOTIFICATION_TYPE_OF).filter((type) => !offered.has(type))).toEqual([]);
});
