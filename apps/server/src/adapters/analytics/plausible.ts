import { callProvider, jsonOf } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import type { Analytics } from './port.ts';

const PROVIDER = 'Plausible';

/**
 * Counts at a Plausible server by its Events API. The server calls it, so browsers load no third-party script. Plausible counts
 * visitors by a daily hash of address and browser, so both are passed on.
 *
 * @param url the address of the Plausible server
 * @param domain the name of the site in Plausible
 */
export function createPlausible({
  url,
  domain,
  baseUrl,
  timeoutMs = 5000,
}: {
  url: string;
  domain: string;
  baseUrl: () => string;
  timeoutMs?: number;
}): Analytics {
  return {
    async countPageView({ route, ip, userAgent }) {
      const { status } = await callProvider({
        provider: PROVIDER,
        url: new URL('/api/event', url),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': ip },
        body: JSON.stringify({ name: 'pageview', domain, url: new URL(route, baseUrl()).href }),
        timeoutMs,
      });
      if (status !== 202)
        throw new ProviderFault(
          kindOfStatus(status),
          `${PROVIDER} did not count a page: it answered ${status}.`,
          {
            status,
          },
        );
    },

    async probe() {
      const answer = await callProvider({ provider: PROVIDER, url: new URL('/api/health', url), timeoutMs });
      if (answer.status !== 200)
        throw new ProviderFault(
          kindOfStatus(answer.status),
          `${PROVIDER} is unhealthy: it answered ${answer.status}.`,
          {
            status: answer.status,
          },
        );
      jsonOf(answer, PROVIDER);
      return `${PROVIDER} answers; pages are counted for ${domain}`;
    },
  };
}
