/** What went wrong at a provider: who must act follows from it. */
export type ProviderFaultKind =
  /** No answer: a wrong address, a network failure, a timeout. May pass. */
  | 'unreachable'
  /** The provider does not accept our key or account. An operator must act. */
  | 'unauthorized'
  /** Too many requests for now. Passes. */
  | 'rateLimited'
  /** The provider refuses what we asked. */
  | 'refused'
  /** A failure inside the provider. May pass. */
  | 'failed'
  /** An answer that is not what its documentation says. */
  | 'nonsense';

/**
 * A provider did not do what it was asked. The message is for operators and stands in logs: it holds no token, no address with
 * a key in it and no content of a person.
 */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly kind: ProviderFaultKind;
  /** The HTTP status that was answered, if any. */
  readonly status: number | undefined;
  /** The provider's own code of the error, such as 60203, if any. */
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

/** What a status without a better explanation means. */
export function kindOfStatus(status: number): ProviderFaultKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'failed' : 'refused';
}

/** Failures before the first byte of a request was sent. */
const UNSENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether the provider has certainly not done what it was asked. Without an answer it may have. */
export const isCertainlyUnsent = (error: unknown): boolean =>
  error instanceof ProviderFault &&
  (['unauthorized', 'rateLimited', 'refused'].includes(error.kind) || UNSENT_CODES.has(error.code ?? ''));
