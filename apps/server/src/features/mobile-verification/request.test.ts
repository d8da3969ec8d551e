import {
  MOBILE_NUMBER_RULE_SENTENCES,
  MOBILE_NUMBER_SENTENCES,
  ONE_TIME_CODE_SENTENCES,
} from '@talaash/domain/mobile-verification/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { asCompany, asTalent, oneTimeCodeApp } from '../../../test/one-time-code.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

const { client, deps, latestCode, person, requestOtp, sent, somebody, talent, verifyOtp, world } =
  await oneTimeCodeApp();

const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as { code: string }).code,
  );

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

  test.each([
    ['a Canadian number to the United States', 'US', '+16045551234'],
    ['a number of Guernsey to the United Kingdom', 'GB', '+447911123456'],
  ] as const)('refuses %s', async (_what, countryCode, mobileNumber) => {
    const { call } = await somebody();
    await expect(requestOtp(call, { ...asCompany(mobileNumber), countryCode })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: MOBILE_NUMBER_RULE_SENTENCES.countryMismatch,
    });
  });

  test.each([
    ['one digit more', 'IN', '+9198765432101'],
    ['one digit less', 'IN', '+91987654321'],
    ['seven digits', 'IN', '+919876543'],
    ['a first digit that India does not use', 'IN', '+910000000000'],
    ['an area that does not exist', 'US', '+11235550123'],
    ['no number at all', 'AU', '+6100000000'],
  ] as const)('says at the field that no phone has %s', async (_what, countryCode, mobileNumber) => {
    const { call } = await somebody();
    const given = { ...(countryCode === 'IN' ? asTalent : asCompany)(mobileNumber), countryCode };
    const refused = {
      code: 'VALIDATION_FAILED',
      data: { mobileNumber: MOBILE_NUMBER_SENTENCES.nonexistent },
    };
    await expect(requestOtp(call, given)).rejects.toMatchObject(refused);
    await expect(verifyOtp(call, given, '123456')).rejects.toMatchObject(refused);
  });

  test.each([
    ['an Indian landline', 'IN', '+911123456789'],
    ['an Indian toll-free number', 'IN', '+9118001234567'],
    ['an American toll-free number', 'US', '+18005551234'],
    ['an American premium-rate number', 'US', '+19005551234'],
    ['an American personal number', 'US', '+15005551234'],
    ['a British landline', 'GB', '+442079460000'],
    ['a British internet number', 'GB', '+445612345678'],
    ['a British personal number', 'GB', '+447012345678'],
    ['a British pager', 'GB', '+447640123456'],
    ['a British premium-rate number', 'GB', '+449061234567'],
    ['an Australian shared-cost number', 'AU', '+611300123456'],
    ['an Australian internet number', 'AU', '+61147101234'],
    ['an Australian premium-rate number', 'AU', '+611900123456'],
  ] as const)('says at the field that %s is not mobile', async (_what, countryCode, mobileNumber) => {
    const { call } = await somebody();
    const given = { ...(countryCode === 'IN' ? asTalent : asCompany)(mobileNumber), countryCode };
    await expect(requestOtp(call, given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { mobileNumber: MOBILE_NUMBER_SENTENCES.notMobile },
    });
  });

  test.each([
    [
      'IN',
      '+919876512345',
      ['+910 98765 12345', '+91 91 98765 12345', '+९१९८७६५१२३४५', '+91\u200b9876512345'],
    ],
    ['GB', '+447400123456', ['+44 (0)7400 123456', '+44 44 7400 123456']],
    ['AU', '+61412345678', ['+61 0412 345 678', '+61 61 412 345 678']],
    ['US', '+14155552671', ['+1 1 415 555 2671']],
  ] as const)('knows one phone of %s by one number, %s', async (countryCode, number, forms) => {
    const given = (mobileNumber: string) => ({
      ...(countryCode === 'IN' ? asTalent : asCompany)(mobileNumber),
      countryCode,
    });
    const first = await somebody();
    const others = await Promise.all(forms.map(somebody));
    await requestOtp(first.call, given(forms[0]));
    expect(sent.at(-1)).toMatchObject({ mobileNumberE164: number });
    await verifyOtp(first.call, given(forms.at(-1) ?? ''));
    for (const [index, { call }] of others.entries())
      await expect(requestOtp(call, given(forms[index] ?? ''))).rejects.toMatchObject({
        code: 'BUSINESS_RULE_VIOLATION',
        message: MOBILE_NUMBER_RULE_SENTENCES.numberTaken,
      });
  });

  test('is refused to a person who has a profile', async () => {
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
    const given = asTalent();
    for (let round = 1; round <= 5; round += 1) {
      const { otpInfo, resendAfterSeconds } = await requestOtp(call, given);
      expect(otpInfo).toMatchObject({ isVerificationCodeSent: true, numberOfVerificationCodesSent: round });
      expect(resendAfterSeconds).toBe(30);
      world.passedMs += 29 * SECOND_MS;
      await expect(requestOtp(call, given)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      world.passedMs += 2 * SECOND_MS;
    }
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: ONE_TIME_CODE_SENTENCES.dailyLimit,
    });
    await call.mobileVerification.deleteOtp({});
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    world.passedMs += DAY_MS;
    await requestOtp(call, asTalent());
  });

  test('needs no wait for another number, five times a day in all', async () => {
    const { uid, call } = await somebody();
    const before = sent.length;
    await requestOtp(call, asTalent());
    const mended = asTalent();
    const { otpInfo } = await requestOtp(call, mended);
    expect(otpInfo).toMatchObject({ mobileNumberE164: mended.mobileNumber, isVerificationCodeSent: true });
    await expect(requestOtp(call, mended)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => requestOtp(call, asTalent())));
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
    // A code that was sent while the next request already changed the number is answered by a conflict. It counts.
    expect(codes.filter((code) => code === 'done' || code === 'CONFLICT')).toHaveLength(3);
    expect(codes).toContain('done');
    expect(sent.length - before).toBe(5);
    expect(await call.mobileVerification.get({ uid })).toMatchObject({ numberOfVerificationCodesSent: 5 });
  });

  test('for the number before, which has its code, sends nothing and goes on with that code', async () => {
    const { call } = await somebody();
    const given = asTalent();
    const { otpInfo } = await requestOtp(call, given);
    const [code, before] = [latestCode(), sent.length];
    await call.mobileVerification.deleteOtp({});
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => requestOtp(call, given)));
    expect(codesOf(answers).sort()).toEqual([...Array(4).fill('TOO_MANY_REQUESTS'), 'done']);
    expect(sent.length).toBe(before);
    const returned = answers.find((answer) => answer.status === 'fulfilled')?.value.otpInfo;
    expect(returned?.lastVerificationCodeSentIsoDateTimeUtc).toBe(
      otpInfo.lastVerificationCodeSentIsoDateTimeUtc,
    );
    await verifyOtp(call, given, code);
  });

  test('that fails leaves an earlier code to the number valid', async () => {
    const { uid, call } = await somebody();
    const given = asTalent();
    await requestOtp(call, given);
    const code = latestCode();
    Object.assign(world, { passedMs: 31 * SECOND_MS, isProviderDown: true });
    await expect(requestOtp(call, given)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await call.mobileVerification.get({ uid })).toMatchObject({ isVerificationCodeSent: true });
    await verifyOtp(call, given, code);
  });

  test('is granted five times a day for a number, whoever asks', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, somebody));
    const given = asTalent();
    const answers = await Promise.allSettled(people.map(({ call }) => requestOtp(call, given)));
    expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(5);
  });

  test('does not count what the provider could not send', async () => {
    const { uid, call } = await somebody();
    world.isProviderDown = true;
    await expect(requestOtp(call, asTalent())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await call.mobileVerification.get({ uid })).toMatchObject({ isVerificationCodeSent: false });
    world.isProviderDown = false;
    await requestOtp(call, asTalent());
  });

  test('answers and stores no code, and answers nothing of the provider', async () => {
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
    const [code] = await deps.db.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, uid));
    expect(code?.codeHash).toBeTruthy();
    expect(JSON.stringify([row, code])).not.toContain(latestCode());
    expect(row?.providerResponses).toEqual([{ status: 'pending' }]);
  });
});
