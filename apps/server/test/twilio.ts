import { randomInt } from 'node:crypto';
import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

export const TWILIO = {
  sid: `AC${'1'.repeat(32)}`,
  token: 'twilio-token-that-is-secret',
  verifyServiceSid: `VA${'2'.repeat(32)}`,
};

type Verification = { sid: string; to: string; code: string; checks: number; status: string };

/** A server that keeps verifications as Twilio Verify documents them: one that is pending for each number. */
export async function twilioServer() {
  const verifications: Verification[] = [];
  const pendingOf = (isIt: (one: Verification) => boolean) =>
    verifications.find((one) => one.status === 'pending' && isIt(one));
  const service = `/v2/Services/${TWILIO.verifyServiceSid}`;

  function start(to: string): WireAnswer {
    let found = pendingOf((one) => one.to === to);
    if (!found) {
      const sid = `VE${String(verifications.length).padStart(32, '0')}`;
      // Never 123456, which is the code of the local provider.
      found = { sid, to, code: String(randomInt(200_000, 1_000_000)), checks: 0, status: 'pending' };
      verifications.push(found);
    }
    return { status: 201, body: { sid: found.sid, to, channel: 'sms', status: 'pending', valid: false } };
  }

  function check(form: URLSearchParams): WireAnswer {
    const found = pendingOf((one) => one.sid === form.get('VerificationSid') || one.to === form.get('To'));
    if (!found) return { status: 404, body: { code: 20404, message: 'not found', status: 404 } };
    if (found.checks >= 5) return { status: 429, body: { code: 60202, message: 'Max checks', status: 429 } };
    found.checks += 1;
    if (found.code === form.get('Code')) found.status = 'approved';
    const { sid, to, status } = found;
    return { body: { sid, to, status, valid: status === 'approved' } };
  }

  function cancel(sid: string): WireAnswer {
    const found = pendingOf((one) => one.sid === sid);
    if (!found) return { status: 404, body: { code: 20404 } };
    found.status = 'canceled';
    return { body: { sid, status: 'canceled' } };
  }

  function answer({ path, body }: WireRequest): WireAnswer {
    const form = new URLSearchParams(body.toString());
    if (path === service) return { body: { sid: TWILIO.verifyServiceSid, code_length: 6 } };
    if (path === `${service}/Verifications`) return start(form.get('To') ?? '');
    if (path === `${service}/VerificationCheck`) return check(form);
    if (path.startsWith(`${service}/Verifications/VE`)) return cancel(path.split('/').at(-1) ?? '');
    return { status: 404, body: { code: 20404 } };
  }

  const server = await protocolServer(answer);
  return {
    ...server,
    /** The code of the last verification of a number, as the message says it. */
    codeOf: (to: string) => verifications.findLast((one) => one.to === to)?.code ?? '',
    /** Keeps verifications again, after another answer. */
    recover: () => server.answerWith(answer),
    answer,
  };
}
