import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ThreadSide } from '../thread/choice.ts';
import { JOINING_STATES } from './choice.ts';
import {
  isOfferNext,
  jobOfferRefusal,
  joiningActsOf,
  type JoiningFacts,
  joiningKeptUntil,
  joiningMove,
  joiningThreadRefusal,
  SAID_NOTHING,
} from './rule.ts';
import type { JoiningAct } from './schema.ts';
import { JOINING_REFUSALS } from './words.ts';

const NOW = Date.parse('2026-11-25T06:00:00Z');

const offered: JoiningFacts = {
  state: 'offered',
  offeredIsoDate: '2026-11-02',
  company: SAID_NOTHING,
  talent: SAID_NOTHING,
};
const accepted: JoiningFacts = { ...offered, state: 'accepted' };
const joined = (joinedIsoDate: string): JoiningAct => ({ kind: 'sayJoined', joinedIsoDate });

/** The record after acts that all are allowed. */
const after = (from: JoiningFacts, ...acts: [ThreadSide, JoiningAct][]): JoiningFacts =>
  acts.reduce((facts, [side, act]) => {
    const move = joiningMove(facts, side, act, NOW);
    if (move.refused) throw new Error(move.refused.message);
    return move.facts;
  }, from);

test.each([
  ['2026-11-25', '2026-11-25', undefined, undefined],
  ['2026-11-25', '2027-11-25', undefined, undefined],
  ['2025-11-25', '2025-11-25', undefined, undefined],
  ['2026-11-26', '2026-12-01', 'offeredIsoDate', JOINING_REFUSALS.offerAhead],
  ['2025-11-24', '2026-01-01', 'offeredIsoDate', JOINING_REFUSALS.offerBack],
  ['2026-11-20', '2026-11-19', 'joiningIsoDate', JOINING_REFUSALS.joiningBeforeOffer],
  ['2026-11-20', '2027-11-21', 'joiningIsoDate', JOINING_REFUSALS.joiningAhead],
])('an offer of %s to start on %s is refused at %s: %s', (offeredIsoDate, joiningIsoDate, field, message) => {
  expect(jobOfferRefusal({ offeredIsoDate, joiningIsoDate }, NOW)).toEqual(
    field === undefined ? undefined : { code: 'BUSINESS_RULE_VIOLATION', field, message },
  );
});

test('what is today in the furthest zone is not in the future', () => {
  const late = Date.parse('2026-11-25T10:30:00Z');
  expect(
    jobOfferRefusal({ offeredIsoDate: '2026-11-26', joiningIsoDate: '2026-11-26' }, late),
  ).toBeUndefined();
});

test('a record is kept for two years', () => {
  expect(joiningKeptUntil(NOW)).toBe('2028-11-24');
});

test.each([
  [undefined, 'Accepted', undefined],
  [undefined, 'Pending', JOINING_REFUSALS.notAccepted],
  ['It has ended.', 'Accepted', 'It has ended.'],
] as const)('a conversation that is %s and %s refuses with %s', (ended, jobPostInvitationStatus, message) => {
  expect(joiningThreadRefusal({ ended, jobPostInvitationStatus })?.message).toBe(message);
});

const PLAIN = ['accept', 'decline', 'withdraw', 'sayNotJoined', 'takeBackDispute'] as const;

test.each([
  ['company', offered, ['withdraw', 'dispute']],
  ['talent', offered, ['accept', 'decline', 'dispute']],
  ['company', accepted, ['sayJoined', 'sayNotJoined', 'dispute']],
  ['talent', accepted, ['sayJoined', 'sayNotJoined', 'dispute']],
  ['talent', { ...offered, state: 'declined' }, ['dispute']],
  ['company', { ...offered, state: 'joined' }, ['dispute']],
  [
    'company',
    { ...accepted, company: { ...SAID_NOTHING, dispute: 'No.' } },
    ['sayJoined', 'sayNotJoined', 'dispute', 'takeBackDispute'],
  ],
] as const)('the %s may do with %j: %j', (side, facts, acts) => {
  expect(joiningActsOf(side, facts)).toEqual(acts);
});

test('a talent accepts, and both say that they have joined on the same day', () => {
  const both = after(
    offered,
    ['talent', { kind: 'accept' }],
    ['company', joined('2026-11-16')],
    ['talent', joined('2026-11-16')],
  );
  expect(both.state).toBe('joined');
});

test('of different days or different statements, nothing is settled until one side follows the other', () => {
  const apart = after(accepted, ['company', joined('2026-11-16')], ['talent', joined('2026-11-17')]);
  expect(apart.state).toBe('accepted');
  expect(after(apart, ['company', joined('2026-11-17')]).state).toBe('joined');
  const against = after(apart, ['talent', { kind: 'sayNotJoined' }]);
  expect(against).toMatchObject({ state: 'accepted', talent: { says: 'notJoined', joinedIsoDate: null } });
  expect(after(against, ['company', { kind: 'sayNotJoined' }]).state).toBe('notJoined');
});

test.each([
  ['company', { kind: 'accept' }, offered, JOINING_REFUSALS.notYours.company],
  ['talent', { kind: 'withdraw' }, offered, JOINING_REFUSALS.notYours.talent],
  ['talent', joined('2026-11-16'), offered, JOINING_REFUSALS.state.offered],
  ['talent', { kind: 'decline' }, accepted, JOINING_REFUSALS.state.accepted],
  ['company', { kind: 'withdraw' }, accepted, JOINING_REFUSALS.state.accepted],
  ['talent', { kind: 'accept' }, { ...offered, state: 'withdrawn' }, JOINING_REFUSALS.state.withdrawn],
  ['talent', { kind: 'sayNotJoined' }, { ...offered, state: 'joined' }, JOINING_REFUSALS.state.joined],
  ['talent', joined('2026-11-01'), accepted, JOINING_REFUSALS.joinedBeforeOffer],
  ['talent', joined('2026-11-26'), accepted, JOINING_REFUSALS.joinedAhead],
] as const)('the %s is refused %j', (side, act, facts, message) => {
  expect(joiningMove(facts, side, act, NOW).refused?.message).toBe(message);
});

test('what is repeated changes and tells nothing', () => {
  const repeated: [JoiningFacts, ThreadSide, JoiningAct][] = [
    [accepted, 'talent', { kind: 'accept' }],
    [after(accepted, ['talent', joined('2026-11-16')]), 'talent', joined('2026-11-16')],
    [accepted, 'company', { kind: 'takeBackDispute' }],
    [
      after(accepted, ['company', { kind: 'dispute', reason: 'No.' }]),
      'company',
      { kind: 'dispute', reason: 'No.' },
    ],
  ];
  for (const [facts, side, act] of repeated) {
    const move = joiningMove(facts, side, act, NOW);
    expect(move).toEqual({ facts, news: undefined });
  }
});

const sides = fc.constantFrom<ThreadSide>('company', 'talent');
const acts = fc.oneof(
  fc.constantFrom(...PLAIN).map((kind): JoiningAct => ({ kind })),
  fc.constantFrom('2026-11-01', '2026-11-16', '2026-11-17', '2026-12-01').map(joined),
  fc.constant<JoiningAct>({ kind: 'dispute', reason: 'It was another day.' }),
);

test('whatever both do in any order, joined and not joined are what both say, and neither speaks for the other', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sides, acts), { maxLength: 14 }), (steps) => {
      let facts = offered;
      for (const [side, act] of steps) {
        const move = joiningMove(facts, side, act, NOW);
        const isAllowed = joiningActsOf(side, facts).includes(act.kind);
        if (move.refused) continue;
        // What changes the record is offered to that side.
        if (move.facts !== facts) expect(isAllowed).toBe(true);
        const other = side === 'company' ? 'talent' : 'company';
        expect(move.facts[other]).toBe(facts[other]);
        facts = move.facts;
        expect(JOINING_STATES).toContain(facts.state);
        const { company, talent, state } = facts;
        const isAgreed = state === 'joined' || state === 'notJoined';
        if (isAgreed) expect([company.says, talent.says]).toEqual([state, state]);
        if (isAgreed) expect(company.joinedIsoDate).toBe(talent.joinedIsoDate);
        if (state === 'accepted' && company.says !== null && company.says === talent.says)
          expect(company.joinedIsoDate).not.toBe(talent.joinedIsoDate);
      }
    }),
  );
});

test('the next offer is asked for once the one before came to nothing', () => {
  expect(JOINING_STATES.filter(isOfferNext)).toEqual(['declined', 'withdrawn', 'notJoined']);
});
