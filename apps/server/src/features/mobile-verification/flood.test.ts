import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { asTalent, oneTimeCodeApp } from '../../../test/one-time-code.ts';
import { newRecordId } from '../../base/record-id.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { countSend } from './send-limit.ts';

const HOUR_MS = 60 * 60 * 1000;

const { deps, errors, requestOtp, sent, somebody, verifyOtp, world } = await oneTimeCodeApp();
const limits = deps.config.oneTimeCodes;

let numbers = 0;
/** Each of these numbers has a prefix of its own. */
const scattered = () => `+917${String((numbers += 1)).padStart(5, '0')}0000`;

type Sent = Partial<typeof oneTimeCodeSends.$inferInsert>;

/** Stores codes as if they had been sent just now. */
async function store(amount: number, given: (index: number) => Sent): Promise<void> {
  const rows = Array.from({ length: amount }, (_, index) => ({
    id: newRecordId(),
    uid: newRecordId(),
    mobileNumberE164: scattered(),
    countryCode: 'IN',
    ip: `network ${newRecordId()}`,
    sentAt: new Date(deps.now()).toISOString(),
    ...given(index),
  }));
  await deps.db.insert(oneTimeCodeSends).values(rows);
}

/** Whether one more code is counted: "sent", or by what it belongs to a flood. */
async function send(given: Sent): Promise<string> {
  const whole = { uid: newRecordId(), mobileNumberE164: scattered(), countryCode: 'IN', ip: newRecordId() };
  const counted = await deps.db.transaction((tx) =>
    countSend(tx, { ...whole, ...given }, { nowMs: deps.now(), limits, secret: deps.secrets.oneTimeCode }),
  );
  return 'flood' in counted ? counted.flood.by : 'sent';
}

const verifiedAt = () => new Date(deps.now()).toISOString();

describe('a flood', () => {
  test.each([
    ['a network', 'network', 100, () => ({ ip: '203.0.113.7' })],
    [
      'a number prefix',
      'prefix',
      50,
      () => ({ mobileNumberE164: `+9198765${String(4000 + (numbers += 1))}` }),
    ],
  ] as const)('of %s is stopped exactly, also when all are sent at once', async (_what, by, free, given) => {
    await store(free - 8, given);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(given())));
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(8);
    expect(answers.filter((answer) => answer === by)).toHaveLength(32);
    world.passedMs = 24 * HOUR_MS + 1;
    expect(await send(given())).toBe('sent');
  });

  test('does not stop the others of its country', async () => {
    const attackers = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    await store(2000, (index) => ({ ip: attackers[index % 20] as string }));
    expect(await send({ ip: attackers[0] as string })).toBe('network');
    expect(await send({})).toBe('sent');
  });

  test('is no crowd of people behind one address, who verify', async () => {
    const carrier = { ip: '203.0.113.8' };
    await store(700, (index) => ({ ...carrier, ...(index < 200 ? { verifiedAt: verifiedAt() } : {}) }));
    expect(await send(carrier)).toBe('sent');
    await store(199, () => carrier);
    expect(await send(carrier)).toBe('network');
  });

  test('ends as its people verify', async () => {
    const { call } = await somebody();
    await requestOtp(call, asTalent());
    const [{ network } = { network: '' }] = await deps.db
      .select({ network: oneTimeCodeSends.ip })
      .from(oneTimeCodeSends);
    await store(limits.unverifiedPerNetwork - 2, () => ({ ip: network }));
    const [second, third] = [await somebody(), await somebody()];
    const given = asTalent();
    await requestOtp(second.call, given);
    await expect(requestOtp(third.call, asTalent())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: ONE_TIME_CODE_SENTENCES.networkFlood,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await verifyOtp(second.call, given);
    await requestOtp(third.call, asTalent());
  });

  test('is told to the operator once a day, without a whole number', async () => {
    const { call } = await somebody();
    const given = asTalent();
    const prefix = given.mobileNumber.slice(0, -4);
    await store(50, (index) => ({ mobileNumberE164: `${prefix}${9000 + index}` }));
    const refused = { code: 'TOO_MANY_REQUESTS', message: ONE_TIME_CODE_SENTENCES.prefixFlood };
    await expect(requestOtp(call, given)).rejects.toMatchObject(refused);
    await expect(requestOtp(call, given)).rejects.toMatchObject(refused);
    const told = {
      level: 50,
      prefix,
      unverified: 50,
      verified: 0,
      hours: 24,
      msg: 'Many one-time codes to one number prefix were not verified. It gets no more for now.',
    };
    expect(errors).toMatchObject([told]);
    expect(JSON.stringify(errors)).not.toMatch(/\+\d{11}/);
    world.passedMs = 24 * HOUR_MS + 1;
    await store(50, (index) => ({ mobileNumberE164: `${prefix}${9000 + index}` }));
    await expect(requestOtp(call, given)).rejects.toMatchObject(refused);
    expect(errors).toMatchObject([told, told]);
  });

  test('from very many networks is told once an hour, and nobody is refused', async () => {
    await store(500, () => ({}));
    for (const { call } of [await somebody(), await somebody()]) await requestOtp(call, asTalent());
    expect(errors).toMatchObject([{ level: 50, country: 'IN', unverified: 501, verified: 0, hours: 1 }]);
  });
});

describe('a crowd', () => {
  test('of fifty people from one address, ten at once, gets its codes', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, somebody));
    const before = sent.length;
    // Ten wait for the limits of their address at once: of more, the last would wait longer than a call may.
    for (let from = 0; from < people.length; from += 10)
      await Promise.all(
        people.slice(from, from + 10).map(({ call }) => requestOtp(call, asTalent(scattered()))),
      );
    expect(sent.length - before).toBe(50);
    const [row] = await deps.db.select({ stored: count() }).from(oneTimeCodeSends);
    expect(row?.stored).toBe(50);
    expect(errors).toEqual([]);
  });
});
