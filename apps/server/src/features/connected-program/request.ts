import { API_KEY_SCOPES, type ApiKeyScope } from '@talaash/domain/api-key/choice';
import {
  DEFAULT_RESOURCE,
  type OAuthError,
  type ProgramResource,
} from '@talaash/domain/connected-program/choice';
import { CONNECTION_REQUEST_LENGTH_MAX } from '@talaash/domain/connected-program/limit';
import { resourceOf } from '@talaash/domain/connected-program/rule';
import { CONNECTION_REFUSALS } from '@talaash/domain/connected-program/words';
import { isSameRedirect } from './redirect.ts';

/** The address of a program with an answer: RFC 6749, and who answers by RFC 9207. */
export function answerUrl(
  { redirectUri, state }: { redirectUri: string; state: string | undefined },
  origin: string,
  answer: { code: string } | { error: OAuthError; error_description?: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', origin);
  return url.href;
}

export type RegisteredProgram = { clientId: string; name: string; redirectUris: readonly string[] };

/** A request to connect that somebody may allow. */
export type ConnectionRequest = {
  program: RegisteredProgram;
  redirectUri: string;
  codeChallenge: string;
  resource: ProgramResource;
  scopes: ApiKeyScope[];
  state: string | undefined;
};

/** Why a request cannot be answered. With `backUrl`, the program can be told. */
export type RefusedRequest = { sentence: string; backUrl: string | undefined };

/** The program that a request names. */
export const clientIdOf = (query: string): string => new URLSearchParams(query).get('client_id') ?? '';

/**
 * Reads the query with which a program sends somebody to us.
 * @param program the registered program that it names
 */
export function readConnectionRequest(
  query: string,
  program: RegisteredProgram | undefined,
  origin: string,
): ConnectionRequest | RefusedRequest {
  const lost = (sentence: string): RefusedRequest => ({ sentence, backUrl: undefined });
  if (query.length > CONNECTION_REQUEST_LENGTH_MAX) return lost(CONNECTION_REFUSALS.tooLong);
  const params = new URLSearchParams(query);
  const read = (name: string): string | undefined => params.get(name) || undefined;
  const isRepeated = (name: string): boolean => params.getAll(name).length > 1;
  if (program === undefined || isRepeated('client_id')) return lost(CONNECTION_REFUSALS.unknownProgram);
  const redirectUri = read('redirect_uri') ?? '';
  if (
    isRepeated('redirect_uri') ||
    !program.redirectUris.some((registered) => isSameRedirect(registered, redirectUri))
  )
    return lost(CONNECTION_REFUSALS.unknownRedirect);
  const state = read('state');
  const asked = readAsked(read, origin);
  const fault = [...params.keys()].some(isRepeated)
    ? ({ error: 'invalid_request', sentence: CONNECTION_REFUSALS.repeated } as const)
    : asked;
  if ('codeChallenge' in fault) return { program, redirectUri, state, ...fault };
  const { error, sentence } = fault;
  const answer = { error, error_description: sentence };
  return { sentence, backUrl: answerUrl({ redirectUri, state }, origin, answer) };
}

type Fault = { error: OAuthError; sentence: string };

/** What a program asks for, or why we cannot grant it. */
function readAsked(
  read: (name: string) => string | undefined,
  origin: string,
): Pick<ConnectionRequest, 'codeChallenge' | 'resource' | 'scopes'> | Fault {
  if (read('response_type') !== 'code')
    return { error: 'unsupported_response_type', sentence: CONNECTION_REFUSALS.responseType };
  if ((read('response_mode') ?? 'query') !== 'query')
    return { error: 'invalid_request', sentence: CONNECTION_REFUSALS.responseMode };
  const codeChallenge = read('code_challenge') ?? '';
  if (read('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return { error: 'invalid_request', sentence: CONNECTION_REFUSALS.codeChallenge };
  const named = read('resource');
  const resource = named === undefined ? DEFAULT_RESOURCE : resourceOf(origin, named);
  if (resource === undefined) return { error: 'invalid_target', sentence: CONNECTION_REFUSALS.resource };
  const scopes = scopesOf(read('scope'));
  if (scopes.length === 0) return { error: 'invalid_scope', sentence: CONNECTION_REFUSALS.scope };
  return { codeChallenge, resource, scopes };
}

/** The scopes of a request that we know; without any in the request, all. */
function scopesOf(scope: string | undefined): ApiKeyScope[] {
  if (scope === undefined) return [...API_KEY_SCOPES];
  const asked = new Set(scope.split(' '));
  return API_KEY_SCOPES.filter((known) => asked.has(known));
}
