import { APICallError, NoObjectGeneratedError } from 'ai';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';

/** The fault code of an answer that timed out. Its cost is unknown. */
export const TIMEOUT_CODE = 'timeout';

/** The fault code of an exhausted daily budget. */
export const BUDGET_CODE = 'budget';

/**
 * Turns the library's error into a fault. Its message is dropped: it quotes what was sent and answered.
 *
 * @param timeout the signal that ended the call if it took too long
 */
export function faultOf(error: unknown, timeout: AbortSignal): ProviderFault {
  const cause = causeOf(error);
  if (cause) return cause;
  if (timeout.aborted)
    return new ProviderFault('unreachable', 'The model did not answer in time.', { code: TIMEOUT_CODE });
  if (NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter')
    return new ProviderFault('refused', 'The model refused to answer.');
  if (!APICallError.isInstance(error))
    return new ProviderFault('nonsense', 'The model’s answer does not have the requested form.');
  const { statusCode: status } = error;
  if (status === undefined) return new ProviderFault('unreachable', 'The model cannot be reached.');
  return status < 400
    ? new ProviderFault('nonsense', 'The model’s answer cannot be read.', { status })
    : new ProviderFault(kindOfStatus(status), `The model answered with the status ${status}.`, { status });
}

/** A fault of our own `fetch`, which the library wraps. */
function causeOf(error: unknown): ProviderFault | undefined {
  if (error instanceof ProviderFault) return error;
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : undefined;
}

/** Whether the call cost nothing: the provider refused it before working, or was never reached. */
export const isFree = (error: unknown): boolean =>
  error instanceof ProviderFault &&
  ((error.status !== undefined && error.status >= 400) ||
    (error.kind === 'unreachable' && error.code !== TIMEOUT_CODE));
