import * as client from 'openid-client';
import { kindOfStatus, ProviderFault } from './provider-fault.ts';

/** Describes a failure without the provider's data, which may name the person or contain a token. */
export function faultOf(error: unknown, name: string): Error {
  if (error instanceof ProviderFault) return error;
  if (error instanceof client.ResponseBodyError) {
    const { error: code, status } = error;
    const kind = code === 'invalid_client' ? 'unauthorized' : kindOfStatus(status);
    return new ProviderFault(kind, `${name} refused: ${nameOf(code)}.`, { status, code: nameOf(code) });
  }
  if (error instanceof client.AuthorizationResponseError) {
    const code = nameOf(error.error);
    return new ProviderFault('refused', `${name} returned the person with an error: ${code}.`, { code });
  }
  if (error instanceof client.WWWAuthenticateChallengeError)
    return new ProviderFault(kindOfStatus(error.status), `${name} refused.`, { status: error.status });
  if (isTimeout(error)) return new ProviderFault('unreachable', `${name} did not answer in time.`);
  if (isSharedSecretSignature(error)) return algorithmFault(name);
  if (error instanceof client.ClientError) return answerFault(error, name);
  if (error instanceof TypeError) return new ProviderFault('unreachable', `${name} cannot be reached.`);
  return error instanceof Error ? error : new Error(`${name} failed.`);
}

const isTimeout = (error: unknown): boolean =>
  codeOf(error) === 'OAUTH_TIMEOUT' || (error instanceof Error && error.name === 'TimeoutError');

/** The fault of an answer that the library rejects. */
function answerFault(error: client.ClientError, name: string): ProviderFault {
  const code = codeOf(error);
  const status = error.cause instanceof Response ? error.cause.status : undefined;
  const kind = status === undefined || status < 400 ? 'nonsense' : kindOfStatus(status);
  return new ProviderFault(kind, `The answer from ${name} is invalid: ${code ?? error.message}.`, {
    status,
    code,
  });
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The format of the protocol's error codes; a provider could write anything. */
const nameOf = (code: string): string => (/^[a-z_]{1,50}$/.test(code) ? code : 'unknown');

/** Algorithms whose tokens anybody with the client secret can sign, and the algorithm "none". */
export const SHARED_SECRET_ALGORITHM = /^(HS\d+|none)$/i;

/** The remedy for a provider whose signatures do not prove their origin: nobody can log in until then. */
export const algorithmFault = (name: string) =>
  new ProviderFault(
    'refused',
    `${name} signs its tokens with the client secret (HS256) or not at all, so every login fails: have it sign them with its own key (RS256 or ES256).`,
  );

/** Whether the library rejected a token because of its algorithm. */
function isSharedSecretSignature(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error.cause as { alg?: unknown; header?: { alg?: unknown } } | undefined;
  const alg = cause?.header?.alg ?? cause?.alg;
  return (
    (typeof alg === 'string' && SHARED_SECRET_ALGORITHM.test(alg)) || isSharedSecretSignature(error.cause)
  );
}

/** The fault of an issuer that differs from the configured one only by its trailing slash; undefined for other errors. */
export function slashFault(error: unknown, name: string, issuer: string): ProviderFault | undefined {
  const said =
    error instanceof Error && (error.cause as { body?: { issuer?: unknown } } | undefined)?.body?.issuer;
  const other = issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`;
  return said === other
    ? new ProviderFault(
        'refused',
        `${name} is called ${other}, with${other.endsWith('/') ? '' : 'out'} a slash at its end: set the issuer to this.`,
      )
    : undefined;
}
