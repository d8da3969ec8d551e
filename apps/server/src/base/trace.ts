/** The external calls of one request, for a caller who asked for a trace. */
export type Trace = {
  /** 32 hexadecimal digits, as in the W3C header `traceparent`. */
  traceId: string;
  startedAt: number;
  spans: Span[];
};

/** Times in milliseconds; `atMs` counts from the start of the request. */
export type Span = { kind: 'database' | 'provider'; name: string; atMs: number; ms: number; failed?: true };

/** The maximum of spans: later ones are dropped. */
const SPANS_MAX = 200;

/** @param traceparent the caller's header, whose trace is continued */
export function newTrace(traceparent: unknown): Trace {
  const given = typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(traceparent) : null;
  const traceId = given?.[1] ?? crypto.randomUUID().replaceAll('-', '');
  return { traceId, startedAt: performance.now(), spans: [] };
}

/** Records how long something took, if the request is traced. */
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

/** The totals of a trace, and its spans, for the log. */
export function traceEntry({ traceId, startedAt, spans }: Trace) {
  const sumOf = (kind: Span['kind']) => {
    const own = spans.filter((span) => span.kind === kind);
    return { count: own.length, ms: rounded(own.reduce((sum, { ms }) => sum + ms, 0)) };
  };
  const ms = rounded(performance.now() - startedAt);
  return { traceId, ms, database: sumOf('database'), providers: sumOf('provider'), spans };
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;
