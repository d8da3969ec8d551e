import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events } from '../../db/schema/event.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { asCompany, asTalent, oneTimeCodeApp } from '../../../test/one-time-code.ts';

const SECOND_MS = 1000;

const { deps, latestCode, requestOtp, somebody, verifyOtp, world } = await oneTimeCodeApp();

const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as { code: string }).code,
  );

describe('verifying a code', () => {
  test('compares five of twenty wrong codes at once, and then refuses the right one', async () => {
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
    const [code] = await deps.db.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, uid));
    expect(code).toMatchObject({ wrongTries: 5 });
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
    world.passedMs = 10 * 60 * SECOND_MS + 1;
    await expect(verifyOtp(call, given)).rejects.toMatchObject({ message: ONE_TIME_CODE_SENTENCES.void });
  });

  test('accepts the first code after a resend, and after another number and back', async () => {
    const { uid, call } = await somebody();
    const given = asTalent();
    await requestOtp(call, given);
    const first = latestCode();
    await requestOtp(call, asTalent());
    const other = latestCode();
    await expect(verifyOtp(call, given, first)).rejects.toMatchObject({
      message: ONE_TIME_CODE_SENTENCES.numberChanged,
    });
    world.passedMs = 31 * SECOND_MS;
    await requestOtp(call, given);
    await expect(verifyOtp(call, given, other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await verifyOtp(call, given, first);
    const ofPerson = and(eq(oneTimeCodeSends.uid, uid), isNotNull(oneTimeCodeSends.codeHash));
    expect(await deps.db.select().from(oneTimeCodeSends).where(ofPerson)).toEqual([]);
  });

  test('compares no code with more than five wrong ones, however many codes are valid', async () => {
    const { uid, call } = await somebody();
    const given = asTalent();
    const tryOut = (amount: number) =>
      Promise.allSettled(
        Array.from({ length: amount }, (_, index) => verifyOtp(call, given, String(900_000 + index))),
      );
    await requestOtp(call, given);
    const first = latestCode();
    await tryOut(4);
    world.passedMs = 31 * SECOND_MS;
    await requestOtp(call, given);
    expect(codesOf(await tryOut(20)).sort()).toEqual([
      ...Array(16).fill('CONFLICT'),
      ...Array(4).fill('VALIDATION_FAILED'),
    ]);
    await expect(verifyOtp(call, given, first)).rejects.toMatchObject({
      message: ONE_TIME_CODE_SENTENCES.void,
    });
    const codes = await deps.db.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, uid));
    expect(codes.map(({ wrongTries }) => wrongTries)).toEqual([5, 5]);
  });

  test('of one number says nothing of the code to another', async () => {
    const { call } = await somebody();
    const [first, second] = [asTalent(), asTalent()];
    await requestOtp(call, first);
    const code = latestCode();
    await requestOtp(call, second);
    await expect(verifyOtp(call, second, code)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await verifyOtp(call, second);
  });

  test('gives a number to the first of two accounts', async () => {
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
  test('is for its owner only', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await requestOtp(owner.call, asTalent());
    await expect(other.call.mobileVerification.get({ uid: owner.uid })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(other.call.userProfile.get({ uid: owner.uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.call.mobileVerification.get({ uid: other.uid })).toBeNull();
    await expect(other.call.userProfile.get({ uid: other.uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can be deleted to enter another number, more than once', async () => {
    const { uid, call } = await somebody();
    await requestOtp(call, asTalent());
    expect(await call.mobileVerification.deleteOtp({})).toEqual({});
    expect(await call.mobileVerification.deleteOtp({})).toEqual({});
    expect(await call.mobileVerification.get({ uid })).toBeNull();
  });
});
