import { pino } from 'pino';
import { beforeEach } from 'vitest';
import { type Client, testApp } from './app.ts';
import type { OneTimeCodeProvider } from '../src/adapters/one-time-code/port.ts';
import { oneTimeCodeFloods, oneTimeCodeSends } from '../src/db/schema/mobile-verification.ts';

let numbers = 0;
export const indianNumber = () => `+9198${String(10_000_000 + (numbers += 1))}`;
export const americanNumber = () => `+1415${String(2_000_000 + (numbers += 1))}`;
export const asTalent = (mobileNumber = indianNumber()) => ({
  countryCode: 'IN' as const,
  mobileNumber,
  userType: 'talent' as const,
});
export const asCompany = (mobileNumber = americanNumber()) => ({
  countryCode: 'US' as const,
  mobileNumber,
  userType: 'company' as const,
});

type Request = Parameters<Client['mobileVerification']['requestOtp']>[0];

/** A test app with a controllable clock, one-time code provider and log of errors. */
export async function oneTimeCodeApp(options: { env?: Record<string, string> } = {}) {
  const world = { passedMs: 0, isProviderDown: false };
  const sent: { mobileNumberE164: string; code: string }[] = [];

  /** Each code is different, as with a real provider. */
  const oneTimeCodeProvider: OneTimeCodeProvider = {
    nameFor: () => 'Twilio',
    newCode: () => String(100_000 + sent.length),
    async send({ mobileNumberE164, code }) {
      if (world.isProviderDown) throw new Error('The provider does not answer.');
      sent.push({ mobileNumberE164, code });
      const response = { status: 'pending' };
      return { provider: 'Twilio', response, isOurs: true, check: null, isCertain: true };
    },
    check: async () => 'ended',
  };

  const errors: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(JSON.parse(line)) });

  const { client, deps, person, talent } = await testApp({
    ...options,
    instead: { oneTimeCodeProvider, log, now: () => Date.now() + world.passedMs },
  });

  beforeEach(async () => {
    Object.assign(world, { passedMs: 0, isProviderDown: false });
    errors.length = 0;
    await deps.db.delete(oneTimeCodeSends);
    await deps.db.delete(oneTimeCodeFloods);
  });

  const latestCode = () => sent.at(-1)?.code ?? '';
  const requestOtp = (as: Client, given: Request) => as.mobileVerification.requestOtp(given);
  const verifyOtp = (as: Client, given: Request, verificationCode = latestCode()) =>
    as.mobileVerification.verifyOtp({ ...given, verificationCode });

  async function somebody() {
    const who = await person();
    return { ...who, call: client(who) };
  }

  return { client, deps, errors, latestCode, person, requestOtp, sent, somebody, talent, verifyOtp, world };
}
