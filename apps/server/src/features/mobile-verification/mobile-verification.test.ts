import {
  MOBILE_NUMBER_RULE_SENTENCES,
  ONE_TIME_CODE_SENTENCES,
} from '@talaash/domain/mobile-verification/words';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, testApp } from '../../../test/app.ts';
import type { OtpProvider } from '../../adapters/otp/port.ts';
import { events } from '../../db/schema/event.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { requireSendAllowed } from './send-limit.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

let passedMs = 0;
let isProviderAway = false;
const sent: { mobileNumberE164: string; code: string }[] = [];

/** Each code differs from the one before, as with a provider that really sends. */
const otpProvider: OtpProvider = {
  name: 'Twilio',
  newCode: () => String(100_000 + sent.length),
  async send(mobileNumberE164, code) {
    if (isProviderAway) throw new Error('The provider does not answer.');
    sent.push({ mobileNumberE164, code });
    return { status: 'pending' };
  },
};

const { client, deps, person, talent } = await testApp({
  instead: { otpProvider, now: () => Date.now() + passedMs },
});

beforeEach(async () => {
  passedMs = 0;
  isProviderAway = false;
  await deps.db.delete(oneTimeCodeSends);
});

let numbers = 0;
const indianNumber = () => `+9198${String(10_000_000 + (numbers += 1))}`;
const americanNumber = () => `+1415${String(1_000_000 + (numbers += 1))}`;
const asTalent = (mobileNumber = indianNumber()) => ({
  countryCode: 'IN' as const,
  mobileNumber,
  userType: 'talent' as const,
});
const asCompany = (mobileNumber = americanNumber()) => ({
  countryCode: 'US' as const,
  mobileNumber,
  userType: 'company' as const,
});

type Request = Parameters<Client['mobileVerification']['requestOtp']>[0];

const latestCode = () => sent.at(-1)?.code ?? '';
const requestOtp = (as: Client, given: Request) => as.mobileVerification.requestOtp(given);
const verifyOtp = (as: Client, given: Request, verificationCode = latestCode()) =>
  as.mobileVerification.verifyOtp({ ...given, verificationCode });

const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as { code: string }).code,
  );

async function somebody() {
  const who = await person();
  return { ...who, call: client(who) };
}

describe('requesting a code', () => {
  test('needs a verified email', async () => {
    const unverified = client(await person({ isEmailVerified: false }));
    await expect(requestOtp(unverified, asTalent())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(requestOtp(client(), asTalent())).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test.each([
    [
      'a talent with a foreign number',
      { ...asTalent('+14155550100'), countryCode: 'US' as const },
      MOBILE_NUMBER_RULE_SENTENCES.talentNumber,
    ],
    [
      'a company with an Indian number',
      { ...asCompany('+919876500000'), countryCode: 'IN' as const },
      MOBILE_NUMBER_RULE_SENTENCES.companyNumber,
    ],
    ['a number of another country', asCompany('+447700900123'), MOBILE_NUMBER_RULE_SENTENCES.countryMismatch],
  ])('is refused to %s', async (_who, given, message) => {
    const { call } = await somebody();
    const refused = { code: 'BUSINESS_RULE_VIOLATION', message };
    await expect(requestOtp(call, given)).rejects.toMatchObject(refused);
    await expect(verifyOtp(call, given, '123456')).rejects.toMatchObject(refused);
  });

  test.each(['+', '919876543210', '+0123456', '+91987654321012345', 'call me', ''])(
    'is refused for "%s"',
    async (mobileNumber) => {
      const { call } = await somebody();
      await expect(requestOtp(call, asTalent(mobileNumber))).rejects.toMatchObject({
        code: expect.stringMatching(/VALIDATION_FAILED|BUSINESS_RULE_VIOLATION/),
      });
    },
  );

  test('is refused for a number that another account has verified', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const given = asTalent();
    await requestOtp(first.call, given);
    await verifyOtp(first.call, given);
    await expect(requestOtp(second.call, given)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: MOBILE_NUMBER_RULE_SENTENCES.numberTaken,
    });
  });

  test('is refused to who has a profile already', async () => {
    await expect(requestOtp(client(await talent()), asTalent())).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('twenty times at once sends one', async () => {
    const { call } = await somebody();
    const given = asTalent();
    const before = sent.length;
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => requestOtp(call, given)));
    expect(codesOf(answers).sort()).toEqual([...Array(19).fill('TOO_MANY_REQUESTS'), 'done']);
    expect(sent.length - before).toBe(1);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      message: expect.stringMatching(/^Please wait \d+ seconds? before requesting another code\.$/),
      data: { retryAfterSeconds: expect.any(Number) },
    });
  });

  test('is granted again after thirty seconds, five times a day', async () => {
    const { call } = await somebody();
    for (let round = 1; round <= 5; round += 1) {
      const { otpInfo, resendAfterSeconds } = await requestOtp(call, asTalent());
      expect(otpInfo).toMatchObject({ isVerificationCodeSent: true, numberOfVerificationCodesSent: round });
      expect(resendAfterSeconds).toBe(30);
      passedMs += 29 * SECOND_MS;
      await expect(requestOtp(call, asTalent())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      passedMs += 2 * SECOND_MS;
    }
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: ONE_TIME_CODE_SENTENCES.dailyLimit,
    });
    await call.mobileVerification.deleteOtp({});
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    passedMs += DAY_MS;
    await requestOtp(call, asTalent());
  });

  test('is granted five times a day for a number, whoever asks', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, somebody));
    const given = asTalent();
    const answers = await Promise.allSettled(people.map(({ call }) => requestOtp(call, given)));
    expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(5);
  });

  test.each([
    ['fifty times a day from an address', 50, { ip: '203.0.113.7', countryCode: 'IN' }],
    ['a thousand times an hour to a country', 1000, { ip: undefined, countryCode: 'GB' }],
  ])('is granted %s', async (_limit, max, { ip, countryCode }) => {
    const sentAt = new Date().toISOString();
    const send = (index: number) => ({
      uid: `u${index}`,
      mobileNumberE164: `+44${index}`,
      countryCode,
      ip: ip ?? `network ${index}`,
    });
    const rows = Array.from({ length: max - 1 }, (_, index) => ({
      id: `${countryCode}${index}`,
      ...send(index),
      sentAt,
    }));
    await deps.db.insert(oneTimeCodeSends).values(rows);
    const asked = (index: number) =>
      deps.db.transaction((tx) => requireSendAllowed(tx, send(index), Date.now()));
    await asked(max);
    await deps.db.insert(oneTimeCodeSends).values({ id: `${countryCode}last`, ...send(max), sentAt });
    await expect(asked(max + 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('does not count what the provider could not send', async () => {
    const { uid, call } = await somebody();
    isProviderAway = true;
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await call.mobileVerification.get({ uid })).toMatchObject({ isVerificationCodeSent: false });
    isProviderAway = false;
    await requestOtp(call, asTalent());
  });

  test('answers and stores no code and nothing of the provider', async () => {
    const { uid, call } = await somebody();
    const given = asTalent('+91 98765-00001');
    const { otpInfo } = await requestOtp(call, given);
    expect(otpInfo).toEqual({
      key: { uid },
      createdIsoDateTimeUtc: expect.any(String),
      updatedIsoDateTimeUtc: expect.any(String),
      countryCode: 'IN',
      mobileNumberE164: '+919876500001',
      isVerificationCodeSent: true,
      lastVerificationCodeSentIsoDateTimeUtc: expect.any(String),
      numberOfVerificationCodesSent: 1,
      isMobileNumberVerified: false,
      otpProvider: 'Twilio',
    });
    const [row] = await deps.db.select().from(otpInfos).where(eq(otpInfos.uid, uid));
    expect(row?.codeHash).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain(latestCode());
    expect(row?.providerResponses).toEqual([{ status: 'pending' }]);
  });
});

describe('verifying a code', () => {
  test('twenty wrong ones at once compares five, and the right one comes too late', async () => {
    const { uid, call } = await somebody();
    const given = asTalent();
    await requestOtp(call, given);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => verifyOtp(call, given, String(900_000 + index))),
    );
    expect(codesOf(answers).sort()).toEqual([
      ...Array(16).fill('CONFLICT'),
      ...Array(4).fill('VALIDATION_FAILED'),
    ]);
    const [row] = await deps.db.select().from(otpInfos).where(eq(otpInfos.uid, uid));
    expect(row).toMatchObject({ wrongTries: 5, codeHash: null });
    await expect(verifyOtp(call, given)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: ONE_TIME_CODE_SENTENCES.void,
    });
  });

  test('says at the field what is wrong', async () => {
    const { call } = await somebody();
    const given = asTalent();
    await requestOtp(call, given);
    await expect(verifyOtp(call, given, '999999')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { verificationCode: ONE_TIME_CODE_SENTENCES.wrong },
    });
    await expect(verifyOtp(call, given, '12345')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { verificationCode: 'Must be 6 digits' },
    });
  });

  test('fails after ten minutes, without a code and for another number', async () => {
    const { call } = await somebody();
    const given = asTalent();
    await expect(verifyOtp(call, given, '123456')).rejects.toMatchObject({ code: 'CONFLICT' });
    await requestOtp(call, given);
    await expect(verifyOtp(call, asTalent())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: ONE_TIME_CODE_SENTENCES.numberChanged,
    });
    passedMs = 10 * 60 * SECOND_MS + 1;
    await expect(verifyOtp(call, given)).rejects.toMatchObject({ message: ONE_TIME_CODE_SENTENCES.void });
  });

  test('takes the newest code alone', async () => {
    const { call } = await somebody();
    const given = asTalent();
    await requestOtp(call, given);
    const older = latestCode();
    passedMs = 31 * SECOND_MS;
    await requestOtp(call, given);
    await expect(verifyOtp(call, given, older)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await verifyOtp(call, given);
  });

  test('gives a number to the one of two accounts that is first', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const given = asCompany();
    await requestOtp(first.call, given);
    const firstCode = latestCode();
    await requestOtp(second.call, given);
    const secondCode = latestCode();
    const answers = await Promise.allSettled([
      verifyOtp(first.call, given, firstCode),
      verifyOtp(second.call, given, secondCode),
    ]);
    expect(codesOf(answers).sort()).toEqual(['BUSINESS_RULE_VIOLATION', 'done']);
  });

  test.each([
    ['talent', asTalent, 'IN'],
    ['company', asCompany, 'US'],
  ] as const)('makes a %s, once for a double click', async (userType, given, countryCode) => {
    const { uid, call } = await somebody();
    const form = given();
    await requestOtp(call, form);
    const [one, two] = await Promise.all([verifyOtp(call, form), verifyOtp(call, form)]);
    expect(two).toEqual(one);
    const { userProfile } = one;
    expect(userProfile).toMatchObject({ key: { uid }, userType, countryCode });
    expect(await call.userProfile.get({ uid })).toEqual(userProfile);
    expect(await call.mobileVerification.get({ uid })).toMatchObject({ isMobileNumberVerified: true });
    expect(await call.viewer.get()).toMatchObject({ userProfile, unreadThreadsCount: 0, profileName: null });
    const created = await deps.db.select().from(events).where(eq(events.actorUid, uid));
    expect(created.filter(({ kind }) => kind === 'userProfile.created')).toMatchObject([
      { talentId: userProfile.talentId ?? null, companyId: userProfile.companyId ?? null },
    ]);
    await expect(call.mobileVerification.deleteOtp({})).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a verification', () => {
  test('is its owner’s alone', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await requestOtp(owner.call, asTalent());
    await expect(other.call.mobileVerification.get({ uid: owner.uid })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(other.call.userProfile.get({ uid: owner.uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.call.mobileVerification.get({ uid: other.uid })).toBeNull();
    await expect(other.call.userProfile.get({ uid: other.uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is forgotten to enter another number, and again', async () => {
    const { uid, call } = await somebody();
    await requestOtp(call, asTalent());
    expect(await call.mobileVerification.deleteOtp({})).toEqual({});
    expect(await call.mobileVerification.deleteOtp({})).toEqual({});
    expect(await call.mobileVerification.get({ uid })).toBeNull();
  });
});
