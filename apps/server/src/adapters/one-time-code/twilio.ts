import { ONE_TIME_CODE_LENGTH } from '@talaash/domain/mobile-verification/limit';
import { callProvider, jsonOf, type ProviderAnswer } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import { NumberRefused } from './port.ts';
import type { CodeSender } from './sender.ts';

const PROVIDER = 'Twilio';

export type TwilioOptions = {
  /** The account's or an API key's SID, and its token or secret. */
  sid: string;
  token: string;
  verifyServiceSid: string;
  /** Without a slash at the end. */
  url: string;
  timeoutMs?: number;
};

/** What is said of a verification. The rest of the answer holds the number, and is not kept. */
type Said = {
  sid?: unknown;
  status?: unknown;
  code?: unknown;
  code_length?: unknown;
  friendly_name?: unknown;
};

/** Codes of errors that are about the number. */
const NUMBER_ERRORS: Readonly<Record<string, NumberRefused['reason']>> = {
  60200: 'nonexistent',
  60203: 'tooMany',
  60205: 'notMobile',
  60212: 'tooMany',
  // Twilio has seen fraud with numbers like this one.
  60410: 'blocked',
};

/** Codes of errors whose status suggests a wrong key, or says nothing: what is in the way is a setting of the account. */
const ACCOUNT_ERRORS: Readonly<Record<string, string>> = {
  60220:
    'Twilio sends no codes to China for this account (error 60220): have your use case vetted by Twilio before you serve China.',
  60605:
    'Twilio blocks codes to this country (error 60605): allow it in the Twilio console under Verify, Settings, Geo permissions.',
};

const TOO_MANY_CHECKS = '60202';

/** Twilio Verify v2. It makes and checks its own codes, of which each ends after ten minutes or five wrong tries. */
export function createTwilioSender(options: TwilioOptions): CodeSender {
  const { sid, token, verifyServiceSid, url, timeoutMs = 8000 } = options;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  const service = `${url}/v2/Services/${verifyServiceSid}`;

  const post = (path: string, form: Record<string, string>) =>
    callProvider({
      provider: PROVIDER,
      url: `${service}${path}`,
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(form),
      timeoutMs,
    });

  /** The same verification would send the same code again, and count its wrong tries on. */
  async function cancel(check: string): Promise<void> {
    if (!check.startsWith('VE')) return;
    // Most have ended by themselves, which is a refusal. Whether it worked changes nothing that follows.
    await post(`/Verifications/${check}`, { Status: 'canceled' }).catch(() => undefined);
  }

  return {
    name: 'Twilio',

    async send({ mobileNumberE164, replaces }) {
      if (replaces !== null) await cancel(replaces);
      const answer = await post('/Verifications', { To: mobileNumberE164, Channel: 'sms' });
      if (!isSuccess(answer)) throw failureOf(answer);
      const { sid: check, status } = saidIn(answer);
      if (typeof check !== 'string' || !check.startsWith('VE') || status !== 'pending')
        throw nonsense(answer);
      return { response: { provider: PROVIDER, sid: check, status }, check };
    },

    async check(check, code) {
      const of = check.startsWith('VE') ? { VerificationSid: check } : { To: check };
      const answer = await post('/VerificationCheck', { ...of, Code: code });
      if (answer.status === 404 || errorCodeOf(answer) === TOO_MANY_CHECKS) return 'ended';
      if (!isSuccess(answer)) throw failureOf(answer);
      const { status } = saidIn(answer);
      if (typeof status !== 'string') throw nonsense(answer);
      if (status === 'approved') return 'right';
      return status === 'pending' ? 'wrong' : 'ended';
    },

    checkOf: (mobileNumberE164) => mobileNumberE164,

    async probe() {
      const answer = await callProvider({
        provider: PROVIDER,
        url: service,
        headers: { authorization },
        timeoutMs,
      });
      if (answer.status === 404)
        throw new ProviderFault('refused', 'Twilio has no Verify service TWILIO_VERIFY_SERVICE_SID.', {
          status: 404,
        });
      if (!isSuccess(answer)) throw failureOf(answer);
      const { code_length: length } = saidIn(answer);
      if (typeof length !== 'number') throw nonsense(answer);
      if (length !== ONE_TIME_CODE_LENGTH)
        throw new ProviderFault(
          'refused',
          `The Verify service makes codes of ${length} digits. Set its code length to ${ONE_TIME_CODE_LENGTH}.`,
        );
      return `Twilio answers; the Verify service makes codes of ${length} digits.`;
    },
  };
}

const isSuccess = ({ status }: ProviderAnswer): boolean => status >= 200 && status < 300;

/** @throws ProviderFault of kind `nonsense` for anything but a JSON object */
function saidIn(answer: ProviderAnswer): Said {
  const said = jsonOf(answer, PROVIDER);
  if (typeof said !== 'object' || said === null) throw nonsense(answer);
  return said;
}

const nonsense = ({ status }: ProviderAnswer) =>
  new ProviderFault('nonsense', 'Twilio did not answer as documented.', { status });

/** The code of an error, if the answer has one. */
function errorCodeOf(answer: ProviderAnswer): string | undefined {
  try {
    const { code } = saidIn(answer);
    return typeof code === 'number' ? String(code) : undefined;
  } catch {
    return undefined;
  }
}

/** Its own text names the number, so only the code is kept. */
function failureOf(answer: ProviderAnswer): Error {
  const { status } = answer;
  const code = errorCodeOf(answer);
  const reason = code === undefined ? undefined : NUMBER_ERRORS[code];
  if (reason) return new NumberRefused(reason);
  const setting = code === undefined ? undefined : ACCOUNT_ERRORS[code];
  if (setting) return new ProviderFault('refused', setting, { status, code });
  const why = code === undefined ? '' : `, error ${code}`;
  return new ProviderFault(kindOfStatus(status), `Twilio answered ${status}${why}.`, { status, code });
}
