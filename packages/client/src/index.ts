import { type Calls, ROUTES } from './generated.ts';
import type { CallOptions, Route } from './route.ts';
import { type Cache, send, type Settings } from './send.ts';

export type * from './call.ts';
export type * from './generated.ts';
export { isProblem, Problem, type ProblemCode } from './problem.ts';
export type { CallOptions } from './route.ts';
export type { Cache, CachedAnswer } from './send.ts';

export type Options = {
  /** The server, such as https://talaash.example. */
  url: string | URL;
  /** The secret of an API key of the company. */
  key: string;
  /** How often a call is repeated that got no answer, 429 or 503. By default 3 times. */
  retries?: number;
  /** For each try. By default 30 seconds. */
  timeoutMs?: number;
  /** A call fails at once if the server asks for a longer wait. By default 60 seconds. */
  waitMsMax?: number;
  /** Keeps answers to GET, such as `new Map()`: what has not changed is not sent again. */
  cache?: Cache;
  fetch?: typeof fetch;
};

/** The calls that a key of a company may make, at one server. */
export function connect({ url, key, ...given }: Options): Calls {
  const base = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (base.protocol !== 'https:' && !isLocal) throw new TypeError('Connect by https: the key is a secret.');
  if (!key) throw new TypeError('Give the secret of an API key.');
  const settings: Settings = {
    base,
    key,
    fetch: given.fetch ?? ((...request) => fetch(...request)),
    retries: given.retries ?? 3,
    timeoutMs: given.timeoutMs ?? 30_000,
    waitMsMax: given.waitMsMax ?? 60_000,
    cache: given.cache,
  };
  const nouns = Object.entries<Record<string, Route>>(ROUTES).map(([noun, routes]) => [
    noun,
    Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, callOf(settings, route)])),
  ]);
  return Object.fromEntries(nouns) as Calls;
}

type Input = Record<string, unknown>;

function callOf(settings: Settings, route: Route) {
  const call = (input: Input = {}, options: CallOptions = {}) => send(settings, route, input, options);
  const { items } = route;
  if (items === undefined) return call;
  const each = async function* (input: Input = {}, options: CallOptions = {}) {
    let cursor = input['cursor'] ?? null;
    do {
      const page = (await call({ ...input, cursor }, options)) as Input;
      yield* page[items] as unknown[];
      cursor = page['cursor'] ?? null;
    } while (cursor !== null);
  };
  return Object.assign(call, { each });
}
