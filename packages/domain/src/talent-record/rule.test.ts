import { expect, test } from 'vitest';
import { mentionable, mentionAt, mentionsIn, partsOf, storedNote, typedNote } from './mention.ts';
import {
  mentionRefusal,
  needsContactConfirmation,
  noteDeleteRefusal,
  noteEditRefusal,
  noteRefusal,
  ownedContact,
  reminderRefusal,
  tagRefusal,
} from './rule.ts';
import { normalTag } from './tag.ts';
import { historySentence, inTouchSentence, TALENT_RECORD_REFUSALS } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const by = (uid: string, daysAgo: number) => ({ uid, atMs: NOW - daysAgo * DAY });

test.each([
  ['nobody did anything', null, null, null],
  ['Asha invited today', by('asha', 0), null, 'asha'],
  ['Asha wrote a moment less than 60 days ago', by('asha', 60 - 1e-6), null, 'asha'],
  ['Asha wrote 60 days ago', by('asha', 60), null, null],
  ['the contact was given to Kwame after that', by('asha', 12), by('kwame', 3), 'kwame'],
  ['it was given at the same moment', by('asha', 3), by('kwame', 3), 'kwame'],
  ['Asha wrote again after she gave it away', by('asha', 1), by('kwame', 3), 'asha'],
  ['it was released', by('asha', 12), { uid: null, atMs: NOW - DAY }, null],
  ['Kwame wrote after it was released', by('kwame', 1), { uid: null, atMs: NOW - 2 * DAY }, 'kwame'],
  ['it was given 60 days ago', by('asha', 70), by('kwame', 60), null],
  ['the last one has left', by('gone', 2), null, null],
  ['it was given to somebody who has left', by('asha', 12), by('gone', 2), null],
])('%s', (_, last, given, uid) => {
  const owned = ownedContact({ last, given }, ['asha', 'kwame'], NOW);
  expect(owned?.uid ?? null).toBe(uid);
  if (owned) expect(owned.untilMs - owned.sinceMs).toBe(60 * DAY);
});

test.each([
  ['nobody is in contact', null, undefined, false],
  ['the sender is', { uid: 'tom' }, undefined, false],
  ['a colleague is', { uid: 'asha' }, undefined, true],
  ['the colleague is known', { uid: 'asha' }, 'asha', false],
  ['another colleague was known', { uid: 'kwame' }, 'asha', true],
])('an invitation while %s', (_, owner, knownOwnerUid, expected) => {
  expect(needsContactConfirmation(owner, { uid: 'tom', knownOwnerUid })).toBe(expected);
});

test.each([
  [0, 'today'],
  [0.9, 'today'],
  [1, 'yesterday'],
  [12.4, '12 days ago'],
])('in touch %d days ago', (days, words) => {
  const sinceIsoDateTimeUtc = new Date(NOW - days * DAY).toISOString();
  const owner = { name: 'Asha Fernando', sinceIsoDateTimeUtc };
  expect(inTouchSentence(owner, NOW)).toBe(`Already in touch: Asha Fernando, ${words}.`);
});

test.each([
  [499, undefined],
  [500, TALENT_RECORD_REFUSALS.tooManyNotes],
])('a note after %d', (count, refused) => expect(noteRefusal(count)).toBe(refused));

test.each([
  ['nobody', 'Nice.', undefined],
  ['a reader', 'Ask @{asha}.', undefined],
  ['a stranger', 'Ask @{eve}.', TALENT_RECORD_REFUSALS.notAReader],
  ['somebody who was mentioned before', 'Ask @{gone}.', undefined],
  [
    '21 people',
    Array.from({ length: 21 }, (_, at) => `@{m${at}}`).join(' '),
    TALENT_RECORD_REFUSALS.tooManyMentions,
  ],
])('a note that mentions %s', (_, text, refused) =>
  expect(mentionRefusal(text, ['asha'], ['gone'])).toBe(refused),
);

test.each([
  ['the author in time', 'asha', 15, undefined],
  ['the author too late', 'asha', 15.1, TALENT_RECORD_REFUSALS.editTooLate],
  ['a colleague', 'tom', 1, TALENT_RECORD_REFUSALS.onlyAuthorEdits],
])('a note is edited by %s', (_, uid, minutes, refused) => {
  const note = { authorUid: 'asha', writtenMs: NOW - minutes * 60_000 };
  expect(noteEditRefusal(note, uid, NOW)).toBe(refused);
});

test.each([
  ['the author', 'asha', false, undefined],
  ['the owner', 'tom', true, undefined],
  ['a colleague', 'tom', false, TALENT_RECORD_REFUSALS.onlyAuthorDeletes],
])('a note is deleted by %s', (_, uid, isOwner, refused) =>
  expect(noteDeleteRefusal({ authorUid: 'asha' }, { uid, isOwner })).toBe(refused),
);

const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);

test.each([
  ['the first tag', [], [], undefined],
  ['a tag again', ['new'], [], undefined],
  ['the 21st', many(20), [], TALENT_RECORD_REFUSALS.tooManyTags],
  ['a new one beyond 300 of the company', [], many(300), TALENT_RECORD_REFUSALS.tooManyTagsOfCompany],
  ['a known one beyond 300 of the company', [], [...many(300), 'new'], undefined],
])('%s', (_, ofTalent, ofCompany, refused) =>
  expect(tagRefusal({ ofTalent, ofCompany }, 'new')).toBe(refused),
);

test.each([
  ['  Second   Call ', 'second call'],
  ['ＡＢＣ', 'abc'],
])('the tag %j is stored as %j', (typed, stored) => expect(normalTag(typed)).toBe(stored));

test.each([
  ['in a minute', NOW + 60_000, 0, true, undefined],
  ['now', NOW, 0, true, TALENT_RECORD_REFUSALS.reminderInPast],
  ['in three years', NOW + 1095 * DAY, 0, true, TALENT_RECORD_REFUSALS.reminderTooLate],
  ['after 20 others', NOW + DAY, 20, true, TALENT_RECORD_REFUSALS.tooManyReminders],
  ['for a stranger', NOW + DAY, 0, false, TALENT_RECORD_REFUSALS.notAReader],
])('a reminder %s', (_, dueMs, openCount, isForReader, refused) =>
  expect(reminderRefusal({ dueMs, openCount, isForReader }, NOW)).toBe(refused),
);

const TEAM = [
  { uid: 'k1', name: 'Kwame' },
  { uid: 'k2', name: 'Kwame Boateng' },
  { uid: 'a1', name: 'Asha Fernando' },
];

test.each([
  ['Nothing at all.', 'Nothing at all.'],
  ['@Kwame Boateng and @Kwame: call?', '@{k2} and @{k1}: call?'],
  ['mail a@Asha Fernando, not @Asha Fernandos', 'mail a@Asha Fernando, not @Asha Fernandos'],
  ['@Somebody else', '@Somebody else'],
])('%j is stored as %j and read back', (typed, stored) => {
  expect(storedNote(typed, TEAM)).toBe(stored);
  expect(typedNote(stored, TEAM)).toBe(typed);
});

test('a note in parts names members by their present name, and a former member not', () => {
  expect(partsOf('Ask @{k1} or @{gone}', TEAM)).toEqual([
    { text: 'Ask ' },
    { mention: TEAM[0] },
    { text: ' or ' },
    { mention: { uid: 'gone', name: null } },
  ]);
  expect(mentionsIn('@{k1} @{k1} @{gone}')).toEqual(['k1', 'gone']);
});

test.each([
  ['@', ''],
  ['ask @k', 'k'],
  ['ask (@Kwame B', 'Kwame B'],
  ['mail@k', undefined],
  ['@k, then', undefined],
  ['no mention', undefined],
])('after %j the letters of a mention are %j', (typed, letters) =>
  expect(mentionAt(typed, typed.length)).toBe(letters),
);

test.each([
  ['', ['k1', 'k2', 'a1']],
  ['bo', ['k2']],
  ['F', ['a1']],
  ['x', []],
])('%j finds %j', (letters, uids) => expect(mentionable(TEAM, letters).map(({ uid }) => uid)).toEqual(uids));

test('the history in words', () => {
  const entry = {
    entryId: '1',
    isoDateTimeUtc: '',
    members: [
      { uid: 'a1', name: 'Asha' },
      { uid: 'gone', name: null },
    ],
    jobPostTitle: 'QA Engineer',
    pay: { from: 16, to: 22 },
    reason: null,
    move: null,
    side: null,
    startsIsoDateTimeUtc: null,
  };
  expect(historySentence({ ...entry, kind: 'invited' })).toBe(
    'Asha and Former member invited for QA Engineer, ₹16 to 22 LPA',
  );
  const alone = { ...entry, members: [], pay: null };
  expect(historySentence({ ...alone, kind: 'declined', reason: 'Work' })).toBe(
    'Declined the invitation for QA Engineer: the work itself',
  );
  expect(historySentence({ ...alone, kind: 'opened', jobPostTitle: null })).toBe(
    'Your company opened the profile',
  );
  const move = { fromStage: 'Interview', toStage: 'Closed', closedFor: 'Pay' } as const;
  expect(historySentence({ ...entry, pay: null, kind: 'moved', move })).toBe(
    'Asha and Former member moved from Interview to Closed (Pay) for QA Engineer',
  );
  expect(historySentence({ ...alone, kind: 'moved', move: { ...move, closedFor: null } })).toBe(
    'Moved from Interview to Closed for QA Engineer',
  );
});

test.each([
  ['meetingOffered', 'company', 'Asha offered slots for a meeting'],
  ['meetingOffered', 'talent', 'Offered slots for a meeting'],
  ['meetingAgreed', 'talent', 'Took a slot for a meeting'],
  ['meetingMoved', 'company', 'Asha took another slot for the meeting'],
  ['meetingCancelled', 'talent', 'Cancelled the meeting'],
  ['meetingCancelled', null, 'The meeting was cancelled'],
  ['jobOffered', 'company', 'Asha recorded a job offer for QA Engineer, ₹16 to 22 LPA'],
  ['jobAccepted', 'talent', 'Accepted the job offer for QA Engineer'],
  ['jobDeclined', 'talent', 'Declined the job offer for QA Engineer'],
  ['jobWithdrawn', 'company', 'Asha withdrew the job offer for QA Engineer'],
  ['saidJoined', 'company', 'Asha said that the person joined for QA Engineer'],
  ['saidNotJoined', 'talent', 'Said that they did not join for QA Engineer'],
  ['disputed', 'talent', 'Disputed the record of the job offer for QA Engineer'],
  ['disputeTakenBack', 'company', 'Asha took back the dispute about the job offer for QA Engineer'],
] as const)('%s by the %s in words', (kind, side, sentence) => {
  const entry = {
    entryId: '1',
    kind,
    isoDateTimeUtc: '',
    members: side === 'company' ? [{ uid: 'a1', name: 'Asha' }] : [],
    jobPostTitle: 'QA Engineer',
    pay: { from: 16, to: 22 },
    reason: null,
    move: null,
    side,
    startsIsoDateTimeUtc: null,
  };
  expect(historySentence(entry)).toBe(sentence);
});
