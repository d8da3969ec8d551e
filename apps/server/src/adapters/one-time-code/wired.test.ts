import { MOBILE_NUMBER_SENTENCES, ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { americanNumber, asCompany, asTalent, indianNumber } from '../../../test/one-time-code.ts';
import { patiently } from '../../../test/patient.ts';
import type { WireAnswer } from '../../../test/protocol-server.ts';
import { TWILIO, twilioServer } from '../../../test/twilio.ts';
import { TWO_FACTOR_INDIA, twoFactorIndiaServer } from '../../../test/two-factor-india.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { oneTimeCodeFloods, oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';

const twilio = await twilioServer();
const twoFactorIndia = await twoFactorIndiaServer();
afterAll(() => Promise.all([twilio.close(), twoFactorIndia.close()]));

let passedMs = 0;
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
const { client, deps, person } = await testApp({
  env: {
    OTP_PROVIDER: 'IN=2factor+twilio,*=twilio+2factor',
    TWILIO_ACCOUNT_SID: TWILIO.sid,
    TWILIO_AUTH_TOKEN: TWILIO.token,
    TWILIO_VERIFY_SERVICE_SID: TWILIO.verifyServiceSid,
    TWILIO_VERIFY_URL: twilio.url,
    TWOFACTOR_API_KEY: TWO_FACTOR_INDIA.apiKey,
    TWOFACTOR_TEMPLATE: TWO_FACTOR_INDIA.template,
    TWOFACTOR_URL: twoFactorIndia.url,
    ONE_TIME_CODES_PER_COUNTRY_A_DAY: 'IN=6,*=1000',
  },
  instead: { log, now: () => Date.now() + passedMs },
});

beforeEach(async () => {
  passedMs = 0;
  logged.length = 0;
  for (const server of [twilio, twoFactorIndia]) {
    server.recover();
    server.requests.length = 0;
  }
  await deps.db.delete(oneTimeCodeSends);
  await deps.db.delete(oneTimeCodeFloods);
  await deps.db.delete(rateLimits);
});

/** After every test: the key stands in the address of 2Factor, and a number in every request. */
const secrets = [TWILIO.token, TWO_FACTOR_INDIA.apiKey];

async function somebody() {
  const who = await person();
  const { mobileVerification } = client(who);
  type Calls = typeof mobileVerification;
  const requestOtp = (given: Parameters<Calls['requestOtp']>[0]) => mobileVerification.requestOtp(given);
  const verifyOtp = (given: Parameters<Calls['verifyOtp']>[0]) => mobileVerification.verifyOtp(given);
  const stored = async () => ({
    ...(await deps.db.select().from(otpInfos).where(eq(otpInfos.uid, who.uid)))[0],
    codes: await deps.db.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, who.uid)),
  });
  return { requestOtp, verifyOtp, stored };
}

const DOWN: WireAnswer = { status: 503, body: 'sorry' };
const REFUSED: WireAnswer = {
  status: 401,
  body: { code: 20003, Status: 'Error', Details: 'Invalid API Key' },
};
const profile = { userProfile: expect.objectContaining({ userType: expect.any(String) }) };
const wrongCode = { code: 'VALIDATION_FAILED', data: { verificationCode: ONE_TIME_CODE_SENTENCES.wrong } };

describe('a code', () => {
  test('goes to India through 2Factor, and is compared by us', async () => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = asTalent();
    expect((await requestOtp(given)).otpInfo).toMatchObject({ otpProvider: '2FactorIndia' });
    expect(twilio.requests).toEqual([]);
    await expect(verifyOtp({ ...given, verificationCode: '123456' })).rejects.toMatchObject(wrongCode);
    const verificationCode = twoFactorIndia.codeOf(given.mobileNumber);
    expect(await verifyOtp({ ...given, verificationCode })).toMatchObject(profile);
  });

  test('goes abroad through Twilio, and is compared there', async () => {
    const { requestOtp, verifyOtp, stored } = await somebody();
    const given = asCompany();
    expect((await requestOtp(given)).otpInfo).toMatchObject({ otpProvider: 'Twilio' });
    expect(twoFactorIndia.requests).toEqual([]);
    expect((await stored()).codes).toMatchObject([
      { codeHash: null, providerCheck: expect.stringMatching(/^VE/) },
    ]);
    await expect(verifyOtp({ ...given, verificationCode: '123456' })).rejects.toMatchObject(wrongCode);
    const verificationCode = twilio.codeOf(given.mobileNumber);
    expect(await verifyOtp({ ...given, verificationCode })).toMatchObject(profile);
  });

  test.each([
    ['2Factor to Twilio', asTalent, twoFactorIndia, twilio, 'Twilio'],
    ['Twilio to 2Factor', asCompany, twilio, twoFactorIndia, '2FactorIndia'],
  ] as const)('falls back from %s', async (_which, as, first, second, otpProvider) => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = as();
    first.answerWith(() => REFUSED);
    expect((await requestOtp(given)).otpInfo).toMatchObject({ otpProvider, isVerificationCodeSent: true });
    const verificationCode = second.codeOf(given.mobileNumber);
    expect(await verifyOtp({ ...given, verificationCode })).toMatchObject(profile);
    const told = logged.map((line) => JSON.parse(line)).find(({ level }) => level >= 40);
    expect(told).toMatchObject({ level: 40, requestId: expect.any(String), maybeSent: false });
  });

  test.each([
    ['2Factor', asTalent, twoFactorIndia, twilio],
    ['Twilio', asCompany, twilio, twoFactorIndia],
  ] as const)('of %s counts too when that broke off and the other sent one', async (...which) => {
    const [, as, first, second] = which;
    for (const arrives of [first, second]) {
      const { requestOtp, verifyOtp } = await somebody();
      const given = as();
      first.answerWith((request) => {
        first.answer(request);
        return 'reset';
      });
      await requestOtp(given);
      first.recover();
      expect(first.codeOf(given.mobileNumber)).not.toBe(second.codeOf(given.mobileNumber));
      await expect(verifyOtp({ ...given, verificationCode: '123456' })).rejects.toMatchObject(wrongCode);
      const verificationCode = arrives.codeOf(given.mobileNumber);
      expect(await verifyOtp({ ...given, verificationCode })).toMatchObject(profile);
    }
  });

  test('that nobody could send does not count', async () => {
    const { requestOtp, stored } = await somebody();
    const given = asTalent();
    for (const server of [twilio, twoFactorIndia]) server.answerWith(() => REFUSED);
    await expect(requestOtp(given)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await stored()).toMatchObject({ isVerificationCodeSent: false, codes: [] });
    for (const server of [twilio, twoFactorIndia]) server.recover();
    await requestOtp(given);
  });

  test('that may have been sent counts, and works if it arrives', async () => {
    const { requestOtp, verifyOtp, stored } = await somebody();
    const given = asCompany();
    twoFactorIndia.answerWith(() => DOWN);
    twilio.answerWith((request) => {
      twilio.answer(request);
      return 'reset';
    });
    await expect(requestOtp(given)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: ONE_TIME_CODE_SENTENCES.maybeSent,
    });
    expect(await stored()).toMatchObject({ isVerificationCodeSent: true });
    await expect(requestOtp(given)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    twilio.recover();
    const verificationCode = twilio.codeOf(given.mobileNumber);
    expect(await verifyOtp({ ...given, verificationCode })).toMatchObject(profile);
  });

  test.each([
    [60200, MOBILE_NUMBER_SENTENCES.nonexistent],
    [60205, MOBILE_NUMBER_SENTENCES.notMobile],
    [60203, ONE_TIME_CODE_SENTENCES.numberLimit],
    [60410, ONE_TIME_CODE_SENTENCES.prefixFlood],
  ])(
    'that Twilio refuses with %i says why at the field, and nobody else is asked',
    async (code, sentence) => {
      const { requestOtp } = await somebody();
      twilio.answerWith(() => ({ status: 400, body: { code } }));
      await expect(requestOtp(asCompany())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { mobileNumber: sentence },
      });
      expect(twoFactorIndia.requests).toEqual([]);
    },
  );
});

describe('a code that Twilio made', () => {
  test('is compared five times of twenty at once, and then refused', async () => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        patiently(() => verifyOtp({ ...given, verificationCode: String(100_000 + at) })),
      ),
    );
    const codes = answers.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'));
    expect(codes.toSorted((one, two) => one.localeCompare(two))).toEqual([
      ...Array(16).fill('CONFLICT'),
      ...Array(4).fill('VALIDATION_FAILED'),
    ]);
    expect(twilio.requests.filter(({ path }) => path.endsWith('Check'))).toHaveLength(5);
    const verificationCode = twilio.codeOf(given.mobileNumber);
    await expect(verifyOtp({ ...given, verificationCode })).rejects.toMatchObject({
      message: ONE_TIME_CODE_SENTENCES.void,
    });
  });

  test('makes one profile for a double click', async () => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const form = { ...given, verificationCode: twilio.codeOf(given.mobileNumber) };
    const [one, two] = await Promise.all([verifyOtp(form), verifyOtp(form)]);
    expect(two).toEqual(one);
    expect(twilio.requests.filter(({ path }) => path.endsWith('Check'))).toHaveLength(1);
  });

  test('that nobody tried comes again with the next message, so that the first one works', async () => {
    const { requestOtp, verifyOtp, stored } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const first = twilio.codeOf(given.mobileNumber);
    passedMs = 31_000;
    await requestOtp(given);
    const [one, two] = (await stored()).codes;
    expect(two?.providerCheck).toBe(one?.providerCheck);
    expect(twilio.codeOf(given.mobileNumber)).toBe(first);
    expect(await verifyOtp({ ...given, verificationCode: first })).toMatchObject(profile);
  });

  test('ends with the next one, whose tries begin anew', async () => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const older = twilio.codeOf(given.mobileNumber);
    const tryOut = (verificationCode: string) => verifyOtp({ ...given, verificationCode });
    for (let wrong = 0; wrong < 4; wrong += 1)
      await expect(tryOut('123456')).rejects.toMatchObject(wrongCode);
    passedMs = 31_000;
    await requestOtp(given);
    expect(twilio.codeOf(given.mobileNumber)).not.toBe(older);
    for (const code of [older, '123456', '123457', '123458'])
      await expect(tryOut(code)).rejects.toMatchObject(wrongCode);
    expect(await tryOut(twilio.codeOf(given.mobileNumber))).toMatchObject(profile);
  });

  test('is void after ten minutes, and when Twilio has forgotten it', async () => {
    const { requestOtp, verifyOtp } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const form = { ...given, verificationCode: twilio.codeOf(given.mobileNumber) };
    const ended = { code: 'CONFLICT', message: ONE_TIME_CODE_SENTENCES.void };
    passedMs = 10 * 60_000 + 1;
    await expect(verifyOtp(form)).rejects.toMatchObject(ended);
    passedMs = 0;
    twilio.answerWith(() => ({ status: 404, body: { code: 20404 } }));
    await expect(verifyOtp(form)).rejects.toMatchObject(ended);
  });

  test('is not lost while Twilio does not answer', async () => {
    const { requestOtp, verifyOtp, stored } = await somebody();
    const given = asCompany();
    await requestOtp(given);
    const form = { ...given, verificationCode: twilio.codeOf(given.mobileNumber) };
    twilio.answerWith(() => DOWN);
    await expect(verifyOtp(form)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await stored()).toMatchObject({ checkedUntil: null, codes: [{ wrongTries: 0 }] });
    twilio.recover();
    expect(await verifyOtp(form)).toMatchObject(profile);
  });
});

describe('the cost limit of a country', () => {
  const limited = { code: 'TOO_MANY_REQUESTS', message: ONE_TIME_CODE_SENTENCES.countryLimit };
  const messages = () => twoFactorIndia.requests.length + twilio.requests.length;

  test('is exact when many ask at once, tells the operator once, and ends after a day', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, somebody));
    const givens = people.map(() => asTalent());
    logged.length = 0;
    const answers = await Promise.allSettled(
      people.map(({ requestOtp }, at) => patiently(() => requestOtp(givens[at] ?? asTalent()))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject(limited);
    expect(messages()).toBe(6);
    const errors = logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ cost: 'IN', messages: 6, hours: 24 }]);
    const late = await somebody();
    await expect(late.requestOtp(asTalent())).rejects.toMatchObject(limited);
    expect(await late.stored()).toMatchObject({ isVerificationCodeSent: false });
    await (await somebody()).requestOtp(asCompany());
    passedMs = 24 * 60 * 60_000 + 1;
    await late.requestOtp(asTalent());
  });

  test('counts messages: none that was not sent, and two for a code that two were asked for', async () => {
    twoFactorIndia.answerWith(() => REFUSED);
    for (let at = 0; at < 3; at += 1) await (await somebody()).requestOtp(asTalent());
    expect(messages()).toBe(6);
    twoFactorIndia.answerWith(() => 'reset');
    await (await somebody()).requestOtp(asTalent());
    twoFactorIndia.recover();
    await (await somebody()).requestOtp(asTalent());
    await expect((await somebody()).requestOtp(asTalent())).rejects.toMatchObject(limited);
  });
});

test('the probe asks both', async () => {
  expect(await deps.oneTimeCodeProvider.probe?.()).toBe(
    '2Factor answers; 120 messages are left. Twilio answers; the Verify service makes codes of 6 digits.',
  );
});

test('no line of the log and no stored row holds a key, a code or a number', async () => {
  logged.length = 0;
  for (const server of [twilio, twoFactorIndia]) server.answerWith(() => DOWN);
  const numbers = [indianNumber(), americanNumber()] as const;
  const { requestOtp } = await somebody();
  const unavailable = { code: 'SERVICE_UNAVAILABLE' };
  await expect(requestOtp(asTalent(numbers[0]))).rejects.toMatchObject(unavailable);
  twoFactorIndia.answerWith(() => REFUSED);
  twilio.answerWith(() => REFUSED);
  await expect((await somebody()).requestOtp(asCompany(numbers[1]))).rejects.toMatchObject(unavailable);
  expect(logged.length).toBeGreaterThan(2);
  const rows = await deps.db.select({ said: otpInfos.providerResponses }).from(otpInfos);
  const text = logged.join('') + JSON.stringify(rows);
  for (const secret of [...secrets, ...numbers.map((number) => number.slice(3))])
    expect(text).not.toContain(secret);
});
