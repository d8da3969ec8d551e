import type { ContactOwner } from '@talaash/domain/talent-record/schema';
import { ERROR_SENTENCES, ERROR_STATUS, type ErrorCode } from '@talaash/domain/base/error-code';

/** UNREACHABLE: no answer, or not from our server. INTERNAL: the server failed, and its message has a reference. */
export type CallErrorCode = ErrorCode | 'UNREACHABLE' | 'INTERNAL';

interface CallErrorData {
  /** Messages by field path. */
  VALIDATION_FAILED: Record<string, string>;
  /** The colleague who is in contact with the person. */
  CONFLICT: { contactOwner: ContactOwner } | undefined;
  TOO_MANY_REQUESTS: { retryAfterSeconds: number } | undefined;
}
type DataOf<Code extends CallErrorCode> = Code extends keyof CallErrorData ? CallErrorData[Code] : unknown;

/** The error of every failed call: typed client, log-in or upload. */
export class CallError<Code extends CallErrorCode = CallErrorCode> extends Error {
  readonly code: Code;
  readonly data: DataOf<Code>;

  constructor(code: Code, message: string, data?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.code = code;
    this.data = data as DataOf<Code>;
  }
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && code in ERROR_STATUS;

/** `isCallError(error, 'CONFLICT')`; without codes: any failed call. */
export function isCallError<Code extends CallErrorCode = CallErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is CallError<Code> {
  return (
    error instanceof CallError &&
    (codes.length === 0 || (codes as readonly CallErrorCode[]).includes(error.code))
  );
}

/** Whether the server reported a failure without a reason. */
const isGeneric = (error: CallError): boolean =>
  error.code === 'INTERNAL' ||
  error.code === 'UNREACHABLE' ||
  (error.code === 'SERVICE_UNAVAILABLE' && error.message === ERROR_SENTENCES.SERVICE_UNAVAILABLE);

/** The sentence to show: the server's reason, or else the fallback, which names the failed action. */
export function sentenceOf(error: unknown, fallback: string): string {
  return isCallError(error) && !isGeneric(error) ? error.message : fallback;
}

/** Whether retrying the same call may succeed. */
export const isPassing = (error: unknown): boolean =>
  isCallError(error, 'UNREACHABLE', 'SERVICE_UNAVAILABLE');

export const unreachable = (cause?: unknown): CallError<'UNREACHABLE'> =>
  new CallError(
    'UNREACHABLE',
    'The server cannot be reached. Please check your connection.',
    undefined,
    cause,
  );

const internalSentence = 'Something went wrong on our side. Please try again.';

/** The error of a response outside the typed client: JSON `{code, message, data}`, or a status alone. */
export function errorFromAnswer(status: number, body: unknown): CallError {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = typeof answer['message'] === 'string' ? answer['message'] : undefined;
  const byStatus = Object.entries(ERROR_STATUS).find(([, value]) => value === status)?.[0];
  const code = isErrorCode(answer['code']) ? answer['code'] : byStatus;
  if (isErrorCode(code)) return new CallError(code, message ?? ERROR_SENTENCES[code], answer['data']);
  // A proxy sends these when it cannot reach the server.
  if (status === 502 || status === 504) return unreachable();
  return new CallError('INTERNAL', message ?? internalSentence, answer['data']);
}
