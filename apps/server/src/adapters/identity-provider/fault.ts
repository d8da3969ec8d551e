import * as client from 'openid-client';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';

/** What went wrong, without what the provider has sent: that may name the person, or be a token. */
export function faultOf(error: unknown, name: string): Error {
  if (error instanceof ProviderFault) return error;
  if (error instanceof client.ResponseBodyError) {
    const { error: code, status } = error;
    const kind = code === 'invalid_client' ? 'unauthorized' : kindOfStatus(status);
    return new ProviderFault(kind, `${name} refused: ${nameOf(code)}.`, { status, code: nameOf(code) });
  }
  if (error instanceof client.AuthorizationResponseError) {
    const code = nameOf(error.error);
    return new ProviderFault('refused', `${name} sent the person back: ${code}.`, { code });
  }
  if (error instanceof client.WWWAuthenticateChallengeError)
    return new ProviderFault(kindOfStatus(error.status), `${name} refused.`, { status: error.status });
  const code = codeOf(error);
  if (code === 'OAUTH_TIMEOUT' || (error instanceof Error && error.name === 'TimeoutError'))
    return new ProviderFault('unreachable', `${name} did not answer in time.`);
  if (error instanceof client.ClientError) {
    const status = error.cause instanceof Response ? error.cause.status : undefined;
    const kind = status === undefined || status < 400 ? 'nonsense' : kindOfStatus(status);
    return new ProviderFault(kind, `What ${name} answered does not hold: ${code ?? error.message}.`, {
      status,
      code,
    });
  }
  if (error instanceof TypeError) return new ProviderFault('unreachable', `${name} cannot be reached.`);
  return error instanceof Error ? error : new Error(`${name} failed.`);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error code of the protocol looks like this; a provider could write anything. */
const nameOf = (code: string): string => (/^[a-z_]{1,50}$/.test(code) ? code : 'unknown');
