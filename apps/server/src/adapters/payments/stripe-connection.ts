import Stripe from 'stripe';
import { kindOfStatus, ProviderFault, type ProviderFaultKind } from '../../base/provider-fault.ts';

/** @property apiUrl a stand-in for Stripe's own address, for tests @property timeoutMs of one try */
export type StripeOptions = { secretKey: string; apiUrl: string | undefined; timeoutMs?: number };

/** A person waits for most answers: one try, and one retry after a transient failure. */
const TIMEOUT_MS = 8000;
const RETRIES_MAX = 1;

/** Stripe's own client, which pins its API version in every request. */
export function openStripe({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe {
  const address = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES_MAX,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: address.port || (address.protocol === 'https:' ? 443 : 80),
          protocol: address.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}

/** Runs calls of the client. Every failure becomes a ProviderFault. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw faultOf(error);
  }
}

/** Like `askStripe`, but undefined if Stripe does not know the named object. */
export const askIfThere = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  askStripe(async () => {
    try {
      return await ask();
    } catch (error) {
      if (isCode(error, 'resource_missing')) return undefined;
      throw error;
    }
  });

/** The id of what Stripe names or, expanded, sends whole. */
export const idOf = (named: string | { id: string }): string =>
  typeof named === 'string' ? named : named.id;

/** Whether Stripe does not know the object that a parameter names. */
export const isMissing = (error: unknown, param: string): boolean =>
  isCode(error, 'resource_missing') && error instanceof Stripe.errors.StripeError && error.param === param;

export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/** Whether Stripe refuses the request itself: another try of the same changes nothing. */
export const isInvalid = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe's messages may quote what people typed, so only the names of the error and the parameter are kept. */
function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new ProviderFault('nonsense', `Stripe answered with something unexpected: ${messageOf(error)}`);
  const { statusCode: status, code } = error;
  const parts = [error.type, code, error.param && `for ${error.param}`, error.requestId].filter(Boolean);
  return new ProviderFault(kindOf(error), `Stripe failed: ${parts.join(' ')}.`, { status, code });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function kindOf(error: Stripe.errors.StripeError): ProviderFaultKind {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  const { statusCode } = error;
  // The client reports no status for an answer that it could not parse.
  if (statusCode === undefined || statusCode < 400) return 'nonsense';
  return kindOfStatus(statusCode);
}
