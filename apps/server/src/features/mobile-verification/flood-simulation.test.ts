import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { newRecordId } from '../../base/record-id.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { countSend, creditSends } from './send-limit.ts';

const MINUTE_MS = 60_000;

const { deps } = await testApp();
/** Fewer than by default, so that the attackers use them up sooner. */
const limits = { ...deps.config.oneTimeCodes, unverifiedPerNetwork: 60 };

type Request = { uid: string; mobileNumberE164: string; ip: string };
/** A person who asks in this minute, and verifies three minutes later or never. */
type Honest = Request & { minute: number; isVerifying: boolean };

/** A small generator with a seed, so that the simulation is the same each time. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** 500 people in half an hour: 300 behind one address of a carrier, the others at home. One in six never verifies. */
function crowd(below: (limit: number) => number): Honest[] {
  return Array.from({ length: 500 }, (_, index) => ({
    uid: newRecordId(),
    mobileNumberE164: `+919${String(100_000_000 + below(400_000_000))}`,
    ip: index < 300 ? 'carrier' : `home ${index}`,
    minute: below(30),
    isVerifying: below(6) > 0,
  }));
}

/** Where each of the attackers' codes goes, and how many they get at most. */
const TARGETS = [
  {
    target: 'ten rented ranges',
    numberAt: (turn: number, below: (limit: number) => number) =>
      `+9197${1000 + (turn % 10)}${1000 + below(9000)}`,
    most: 10 * limits.unverifiedPerPrefix,
    startedAt: Date.UTC(2027, 0, 1),
  },
  {
    target: 'numbers of the whole country',
    numberAt: (_turn: number, below: (limit: number) => number) =>
      `+919${String(500_000_000 + below(400_000_000))}`,
    most: 20 * limits.unverifiedPerNetwork,
    startedAt: Date.UTC(2027, 1, 1),
  },
];

async function isSent({ uid, mobileNumberE164, ip }: Request, nowMs: number): Promise<boolean> {
  const send = { uid, mobileNumberE164, ip, countryCode: 'IN' };
  return (
    'sendId' in (await deps.db.transaction((tx) => countSend(tx, send, { nowMs, limits, secret: 'secret' })))
  );
}

// The attack of another test would count in this one.
beforeEach(() => deps.db.delete(oneTimeCodeSends));

describe.each(TARGETS)('twenty addresses that pump into $target', ({ numberAt, most, startedAt }) => {
  test('get a bounded number of codes, and everybody in a crowd of five hundred gets one', async () => {
    const below = chance(7);
    const people = crowd(below);
    let pumped = 0;
    const withoutCode: string[] = [];

    for (let minute = 0; minute < 33; minute += 1) {
      const nowMs = startedAt + minute * MINUTE_MS;
      const turns = Array.from({ length: 40 }, (_, index) => minute * 40 + index);
      // The attackers have a new account for each code. Their requests are the first of each minute.
      const pumping = turns.map((turn) => async () => {
        const mobileNumberE164 = numberAt(turn, below);
        if (await isSent({ uid: newRecordId(), mobileNumberE164, ip: `attacker ${turn % 20}` }, nowMs))
          pumped += 1;
      });
      const asking = people
        .filter((person) => person.minute === minute)
        .map((person) => async () => {
          if (!(await isSent(person, nowMs))) withoutCode.push(person.ip);
        });
      const verifying = people
        .filter((person) => person.minute === minute - 3 && person.isVerifying)
        .map((person) => () => deps.db.transaction((tx) => creditSends(tx, person, nowMs)));
      await inTens([...pumping, ...asking, ...verifying]);
    }

    expect(withoutCode).toEqual([]);
    expect(pumped).toBe(most);
  });
});

/** Ten at a time, as many as the test has connections. */
async function inTens(acts: (() => Promise<unknown>)[]): Promise<void> {
  const left = [...acts];
  const next = async (): Promise<void> => {
    for (let act = left.shift(); act; act = left.shift()) await act();
  };
  await Promise.all(Array.from({ length: 10 }, next));
}
