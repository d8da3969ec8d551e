import { expect, test } from 'vitest';
import { JOINING_STATES } from './choice.ts';
import { type JoiningFacts, SAID_NOTHING } from './rule.ts';
import { disputeWords, isAnswerDue, nextWords, statementWords } from './card-words.ts';

test.each([
  ['company', 'company', 'joined', 'Your company says that Meera joined on 4 Jan.'],
  ['talent', 'company', 'joined', 'Meera says that they joined on 4 Jan.'],
  ['talent', 'talent', 'joined', 'You say that you joined on 4 Jan.'],
  ['company', 'talent', 'joined', 'Meera says that you joined on 4 Jan.'],
  ['company', 'company', 'notJoined', 'Your company says that Meera did not join.'],
  ['company', 'talent', 'notJoined', 'Meera says that you did not join.'],
] as const)('what the %s says reads for the %s, %s: %s', (by, reader, says, words) => {
  expect(statementWords(by, reader, 'Meera', { says, on: '4 Jan' })).toBe(words);
});

const facts = (given: Partial<JoiningFacts>): JoiningFacts => ({
  state: 'accepted',
  offeredIsoDate: '2026-11-02',
  company: SAID_NOTHING,
  talent: SAID_NOTHING,
  ...given,
});
const NOT = { ...SAID_NOTHING, says: 'notJoined' as const };
const JOINED = { ...SAID_NOTHING, says: 'joined' as const, joinedIsoDate: '2026-11-16' };

test.each([
  [facts({ state: 'offered' }), 'Meera accepts or declines.', /Accept it, or decline/],
  [facts({}), 'Say so once Meera has joined.', /once you have joined/],
  [facts({ company: JOINED }), 'Meera confirms it, or says otherwise.', /^Confirm it/],
  [facts({ company: JOINED, talent: NOT }), /different things/, /different things/],
])('of %j, the company and the talent read what comes next', (given, company, talent) => {
  expect(nextWords(given, 'company', 'Meera')).toMatch(company);
  expect(nextWords(given, 'talent', 'Meera')).toMatch(talent);
});

test('what is settled waits for nobody', () => {
  for (const state of JOINING_STATES.filter((one) => one !== 'offered' && one !== 'accepted'))
    expect(nextWords(facts({ state }), 'company', 'Meera')).toBeUndefined();
});

test('a dispute names its side', () => {
  expect(disputeWords('company', 'talent', 'Meera')).toBe('Meera disputes this record:');
  expect(disputeWords('company', 'company', 'Meera')).toBe('Your company disputes this record:');
  expect(disputeWords('talent', 'talent', 'Meera')).toBe('You dispute this record:');
});

test.each([
  [facts({ state: 'offered' }), false, true],
  [facts({}), false, false],
  [facts({ company: JOINED }), false, true],
  [facts({ talent: JOINED }), true, false],
  [facts({ company: JOINED, talent: NOT }), false, false],
  [facts({ state: 'notJoined', company: NOT }), false, false],
])('of %j, the company is asked: %j, the talent: %j', (given, company, talent) => {
  expect([isAnswerDue(given, 'company'), isAnswerDue(given, 'talent')]).toEqual([company, talent]);
});
