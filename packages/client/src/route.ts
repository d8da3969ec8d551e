/** A call as the description of the API has it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, with names in braces. */
  path: string;
  /** What of the input is sent in the query. */
  query?: readonly string[];
  /** Whether the rest of the input is sent as a body. */
  hasBody?: true;
  /** Whether an Idempotency-Key makes it once. */
  isWrite?: true;
  /** The list in an answer that comes in pages. */
  items?: string;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Of a call that writes: made anew for each call if it is absent. Store your own to repeat the call after a restart. */
  idempotencyKey?: string;
};
