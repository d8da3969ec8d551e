import type { Metrics } from './metrics.ts';
import { ProviderFault } from './provider-fault.ts';
import { currentRequest } from './request-context.ts';
import { spanned } from './trace.ts';

/**
 * Wraps a provider: it measures the calls, and traces them if requested. Results and errors pass unchanged.
 *
 * @param port its name among the dependencies of a request
 */
export function observed<Provider extends object>(
  port: string,
  provider: Provider,
  metrics: Metrics | undefined,
): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name === 'symbol') return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given);
        return answer instanceof Promise ? watched(answer, { port, method: name, metrics }) : answer;
      };
    },
  });
}

type Watched = { port: string; method: string; metrics: Metrics | undefined };

async function watched(answer: Promise<unknown>, { port, method, metrics }: Watched): Promise<unknown> {
  const trace = currentRequest()?.trace;
  const from = performance.now();
  try {
    return await (trace
      ? spanned(trace, { kind: 'provider', name: `${port}.${method}` }, () => answer)
      : answer);
  } catch (error) {
    metrics?.providerFaults.inc({ port, kind: error instanceof ProviderFault ? error.kind : 'other' });
    throw error;
  } finally {
    const seconds = (performance.now() - from) / 1000;
    metrics?.providerSeconds.observe({ port }, seconds);
    if (port === 'talentIndex' && method === 'search') metrics?.searchSeconds.observe(seconds);
  }
}
