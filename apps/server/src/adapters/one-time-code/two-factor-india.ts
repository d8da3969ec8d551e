import { callProvider, jsonOf, type ProviderAnswer } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import { NumberRefused } from './port.ts';
import type { CodeSender } from './sender.ts';

const PROVIDER = '2Factor';

export type TwoFactorIndiaOptions = {
  apiKey: string;
  /** The name of the approved template of the message. */
  template: string;
  /** Without a slash at the end. */
  url: string;
  timeoutMs?: number;
};

/** 2Factor in India. It sends our codes. The key stands in every address, so no address may be logged. */
export function createTwoFactorIndiaSender(options: TwoFactorIndiaOptions): CodeSender {
  const { apiKey, template, url, timeoutMs = 8000 } = options;

  const get = async (...path: string[]): Promise<string> => {
    const address = [url, 'API/V1', ...[apiKey, ...path].map(encodeURIComponent)].join('/');
    return detailsOf(await callProvider({ provider: PROVIDER, url: address, timeoutMs }));
  };

  return {
    name: '2FactorIndia',

    async send({ mobileNumberE164, code }) {
      const session = await get('SMS', mobileNumberE164, code, template);
      return { response: { provider: PROVIDER, session }, check: null };
    },

    async probe() {
      const balance = Number(await get('BAL', 'SMS'));
      if (!Number.isFinite(balance)) throw new ProviderFault('nonsense', '2Factor did not return a balance.');
      if (balance <= 0) throw new ProviderFault('refused', '2Factor has no messages left. Buy some.');
      return `2Factor answers; ${balance} messages are left.`;
    },
  };
}

/** What a success says. An error may come with status 200, and its text may contain the number, so it is only read. */
function detailsOf(answer: ProviderAnswer): string {
  const { status } = answer;
  if (status === 429 || status >= 500)
    throw new ProviderFault(kindOfStatus(status), `2Factor answered ${status}.`, { status });
  const said = jsonOf(answer, PROVIDER) as { Status?: unknown; Details?: unknown } | null;
  if (said?.Status === 'Success' && typeof said.Details === 'string' && said.Details !== '' && status === 200)
    return said.Details;
  if (said?.Status !== 'Error')
    throw new ProviderFault('nonsense', '2Factor did not answer as documented.', { status });
  throw errorOf(String(said.Details), status);
}

function errorOf(details: string, status: number): Error {
  if (/api.?key/i.test(details))
    return new ProviderFault('unauthorized', '2Factor does not accept TWOFACTOR_API_KEY.', { status });
  if (/balance|credit/i.test(details))
    return new ProviderFault('refused', '2Factor has no messages left.', { status, code: 'balance' });
  if (/template/i.test(details))
    return new ProviderFault('refused', '2Factor does not know TWOFACTOR_TEMPLATE.', {
      status,
      code: 'template',
    });
  if (/phone|mobile|number/i.test(details)) return new NumberRefused('nonexistent');
  return new ProviderFault(kindOfStatus(status), `2Factor refused a request with status ${status}.`, {
    status,
  });
}
