import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

export const TWO_FACTOR_INDIA = { apiKey: 'two-factor-key-that-is-secret', template: 'TALAASH OTP' };

/** A server that takes codes as 2Factor documents it. */
export async function twoFactorIndiaServer() {
  const sent = new Map<string, string>();

  function answer({ path }: WireRequest): WireAnswer {
    const [, , , key, kind, number = '', code = ''] = path.split('/').map(decodeURIComponent);
    if (key !== TWO_FACTOR_INDIA.apiKey)
      return { status: 400, body: { Status: 'Error', Details: 'Invalid API Key' } };
    if (kind === 'BAL') return { body: { Status: 'Success', Details: '120' } };
    sent.set(number, code);
    return { body: { Status: 'Success', Details: `session-${sent.size}` } };
  }

  const server = await protocolServer(answer);
  return {
    ...server,
    /** The last code that was sent to a number. */
    codeOf: (number: string) => sent.get(number) ?? '',
    recover: () => server.answerWith(answer),
    answer,
  };
}
