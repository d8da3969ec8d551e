/** The kinds of provider failures: each says who must act. */
export type ProviderFaultKind =
  /** No answer: a wrong address, a network failure, a time-out. May be transient. */
  | 'unreachable'
  /** The provider rejects our key or account. An operator must act. */
  | 'unauthorized'
  /** Too many requests for now. Transient. */
  | 'rateLimited'
  /** The provider refuses the request. */
  | 'refused'
  /** A failure inside the provider. May be transient. */
  | 'failed'
  /** An answer that contradicts the provider's documentation. */
  | 'nonsense';

/**
 * A failed provider call. The message is for operators and logs: it contains no token, no address with a key in it and no
 * personal data.
 */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly kind: ProviderFaultKind;
  /** The HTTP status of the answer, if any. */
  readonly status: number | undefined;
  /** The provider's own error code, such as 60203, if any. */
  readonly code: string | undefined;

  constructor(
    kind: ProviderFaultKind,
    message: string,
    { status, code }: { status?: number | undefined; code?: string | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

/** The kind that a status means by default. */
export function kindOfStatus(status: number): ProviderFaultKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'failed' : 'refused';
}

/** Failures before the first byte of a request was sent. */
const UNSENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether the provider certainly did not do it. Without an answer it may have. */
export const isCertainlyUnsent = (error: unknown): boolean =>
  error instanceof ProviderFault &&
  (['unauthorized', 'rateLimited', 'refused'].includes(error.kind) || UNSENT_CODES.has(error.code ?? ''));
