/** What one request asked others, for whoever asked for it. */
export type Trace = {
  /** 32 hexadecimal digits, as in the W3C header `traceparent`. */
  traceId: string;
  startedAt: number;
  spans: Span[];
};

/** Times in milliseconds; `atMs` counts from the beginning of the request. */
export type Span = { kind: 'database' | 'provider'; name: string; atMs: number; ms: number; failed?: true };

/** A request that asks more than this often keeps the first ones. */
const SPANS_MAX = 200;

/** @param traceparent the header of the caller; its trace goes on here */
export function newTrace(traceparent: unknown): Trace {
  const given = typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(traceparent) : null;
  const traceId = given?.[1] ?? crypto.randomUUID().replaceAll('-', '');
  return { traceId, startedAt: performance.now(), spans: [] };
}

/** Notes how long something took for a traced request. */
export async function spanned<Result>(
  { startedAt, spans }: Trace,
  { kind, name }: Pick<Span, 'kind' | 'name'>,
  act: () => Promise<Result>,
): Promise<Result> {
  const from = performance.now();
  const note = (rest: { failed?: true }) => {
    const ms = rounded(performance.now() - from);
    if (spans.length < SPANS_MAX) spans.push({ kind, name, atMs: rounded(from - startedAt), ms, ...rest });
  };
  try {
    const result = await act();
    note({});
    return result;
  } catch (error) {
    note({ failed: true });
    throw error;
  }
}

/** The sums of a trace, and its spans, as they are logged. */
export function traceEntry({ traceId, startedAt, spans }: Trace) {
  const sumOf = (kind: Span['kind']) => {
    const own = spans.filter((span) => span.kind === kind);
    return { count: own.length, ms: rounded(own.reduce((sum, { ms }) => sum + ms, 0)) };
  };
  const ms = rounded(performance.now() - startedAt);
  return { traceId, ms, database: sumOf('database'), providers: sumOf('provider'), spans };
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;
