import { type Problem, problemOf } from './problem.ts';
import type { CallOptions, Route } from './route.ts';

/** Keeps answers to GET. A `Map` is one. */
export type Cache = {
  get(address: string): CachedAnswer | undefined;
  set(address: string, answer: CachedAnswer): unknown;
};
export type CachedAnswer = { etag: string; text: string };

export type Settings = {
  /** The server, such as https://talaash.example. */
  base: URL;
  key: string;
  fetch: typeof fetch;
  /** How often a call is repeated that got no answer, 429 or 503. */
  retries: number;
  /** For each try. */
  timeoutMs: number;
  /** A call is not repeated if the server asks for a longer wait. */
  waitMsMax: number;
  cache: Cache | undefined;
};

type Input = Readonly<Record<string, unknown>>;

/**
 * Makes a call. A call that got no answer, 429 or 503 is repeated with the same Idempotency-Key, so that it is made once.
 *
 * @throws Problem if the server refuses it
 */
export async function send(
  settings: Settings,
  route: Route,
  input: Input,
  { signal, idempotencyKey }: CallOptions,
): Promise<unknown> {
  const address = addressOf(settings.base, route, input);
  const cached = route.method === 'GET' ? settings.cache?.get(address) : undefined;
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${settings.key}`,
    ...(route.hasBody ? { 'content-type': 'application/json' } : {}),
    ...(route.isWrite ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(cached ? { 'if-none-match': cached.etag } : {}),
  };
  const body = route.hasBody ? JSON.stringify(bodyOf(route, input)) : null;
  const tryOnce = () =>
    settings.fetch(address, {
      method: route.method,
      headers,
      body,
      // The key goes to this server alone.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(settings.timeoutMs), ...(signal ? [signal] : [])]),
    });
  const answer = await untilAnswered(settings, signal, tryOnce);
  if (answer.status === 304 && cached) return JSON.parse(cached.text);
  const text = await answer.text();
  const etag = answer.headers.get('etag');
  if (route.method === 'GET' && etag !== null) settings.cache?.set(address, { etag, text });
  return JSON.parse(text);
}

/** Tries until there is an answer that is not worth another try. */
async function untilAnswered(
  { retries, waitMsMax }: Settings,
  signal: AbortSignal | undefined,
  tryOnce: () => Promise<Response>,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    const made = await tryOnce().catch((error: unknown) => ({ error }));
    if (!('error' in made) && (made.ok || made.status === 304)) return made;
    const problem = 'error' in made ? undefined : await asProblem(made);
    signal?.throwIfAborted();
    const waitMs = waitMsOf(problem, tried);
    if (tried >= retries || waitMs === undefined || waitMs > waitMsMax)
      throw problem ?? ('error' in made ? made.error : undefined);
    await wait(waitMs, signal);
  }
}

const asProblem = (answer: Response): Promise<Problem> =>
  problemOf(answer, secondsOf(answer.headers.get('retry-after')));

/** How long to wait before the next try; undefined if there should be none. Without an answer, twice as long each time. */
function waitMsOf(problem: Problem | undefined, tried: number): number | undefined {
  const isForNow =
    problem === undefined ||
    problem.status === 429 ||
    problem.status === 503 ||
    problem.code === 'IDEMPOTENCY_KEY_IN_USE';
  if (!isForNow) return undefined;
  return problem?.retryAfterSeconds === undefined
    ? 500 * 2 ** tried * (1 + Math.random())
    : problem.retryAfterSeconds * 1000;
}

/** `Retry-After`: seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

const isInPath = ({ path }: Route, name: string): boolean => path.includes(`{${name}}`);

function addressOf(base: URL, route: Route, input: Input): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`Give ${name}.`);
    return encodeURIComponent(value);
  });
  const address = new URL(`${base.pathname.replace(/\/$/, '')}/api/v1${path}`, base);
  for (const name of route.query ?? []) {
    const value = input[name];
    if (value !== undefined && value !== null)
      address.searchParams.set(name, `${value as string | number | boolean}`);
  }
  return address.href;
}

const bodyOf = (route: Route, input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => !isInPath(route, name) && !route.query?.includes(name)),
  );
