import type { OpenAPI } from '@orpc/openapi';
import type { Access } from '@talaash/contract/access';
import type { CallMeta } from '@talaash/contract/call';
import {
  API_KEY_BUDGET,
  IDEMPOTENCY_KEPT_HOURS,
  IDEMPOTENCY_KEY_LENGTH_MAX,
} from '@talaash/domain/api-key/limit';
import { type ProblemResponses } from './openapi-problem.ts';

export type Operation = OpenAPI.OperationObject;

const header = (name: string): OpenAPI.ReferenceObject => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: string): OpenAPI.ReferenceObject => ({ $ref: `#/components/parameters/${name}` });

/** The headers that answers to programs have. */
export const HEADERS: Record<string, OpenAPI.HeaderObject> = {
  RateLimit: {
    description: 'What is left of each limit, and in how many seconds it begins anew. For API keys.',
    schema: { type: 'string' },
    example: `"key";r=${API_KEY_BUDGET.max - 1};t=${API_KEY_BUDGET.seconds}`,
  },
  RateLimitPolicy: {
    description: 'The limits that the call counts toward: calls, and the window in seconds. For API keys.',
    schema: { type: 'string' },
    example: `"key";q=${API_KEY_BUDGET.max};w=${API_KEY_BUDGET.seconds}`,
  },
  RetryAfter: {
    description: 'After how many seconds the call is worth repeating.',
    schema: { type: 'integer' },
    example: 1,
  },
  ETag: {
    description: 'The tag of this content. Send it as If-None-Match. For API keys.',
    schema: { type: 'string' },
    example: 'W/"l2Dq3Jc0mGqk0pXv1Yw7sQ5tTzA"',
  },
  IdempotentReplayed: {
    description: '"true" if this is the stored answer to an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** The headers that answers of calls that go away have. */
const DEPRECATION_HEADERS: Record<string, OpenAPI.HeaderObject> = {
  Deprecation: {
    description: 'Since when the call is deprecated, by RFC 9745.',
    schema: { type: 'string' },
    example: '@1796083200',
  },
  Sunset: {
    description: 'The first day on which the call may be gone, by RFC 8594.',
    schema: { type: 'string' },
    example: 'Tue, 01 Jun 2027 00:00:00 GMT',
  },
};

/** The headers that programs send. */
export const PARAMETERS: Record<string, OpenAPI.ParameterObject> = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the content that the program has. For API keys.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `A new UUID for each call. The call with it is made once, and its answer is kept for ${IDEMPOTENCY_KEPT_HOURS} hours. For API keys.`,
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH_MAX },
  },
};

/** The two ways in: a program's key, and the session of a person. */
export const SECURITY_SCHEMES: Record<string, OpenAPI.SecuritySchemeObject> = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'tlsh_live_…',
    description: 'The secret of an API key. Each call names the scopes that may make it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-talaash.session_token',
    description: 'The session of a person who has logged in. Without https, the name has no `__Host-`.',
  },
};

/** Who may make a call: a key with one of its scopes, a person, or anybody. */
export function securityOf({ access, scopes = [] }: Pick<Access, 'access' | 'scopes'>) {
  const isForAnyone = [access].flat().includes('anyone');
  return [
    ...scopes.map((scope) => ({ apiKey: [scope] })),
    { session: [] },
    ...(isForAnyone ? [{}] : []),
  ] as Record<string, string[]>[];
}

/** What the answer to a call of programs has beside its content. */
const headersOf = ({
  isGet,
  takesIdempotencyKey,
  meta,
}: {
  isGet: boolean;
  takesIdempotencyKey: boolean;
  meta: CallMeta;
}): Record<string, OpenAPI.HeaderObject | OpenAPI.ReferenceObject> => ({
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimitPolicy'),
  ...(meta.deprecation ? DEPRECATION_HEADERS : {}),
  ...(isGet ? { ETag: header('ETag') } : {}),
  ...(takesIdempotencyKey ? { 'Idempotent-Replayed': header('IdempotentReplayed') } : {}),
});

/** An operation with its security, its headers and its problems. What oRPC writes about failures is of our own pages. */
export function completeOperation(
  operation: Operation,
  { meta, method, path }: { meta: CallMeta; method: string; path: string },
  problems: ProblemResponses,
): Operation {
  const isGet = method === 'GET';
  const isForKeys = (meta.scopes ?? []).length > 0;
  const takesIdempotencyKey = isForKeys && !isGet && meta.isRead !== true;
  const { responses = {}, parameters = [], ...rest } = operation;
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const headers = isForKeys ? headersOf({ isGet, takesIdempotencyKey, meta }) : undefined;
  return {
    ...rest,
    ...(meta.deprecation ? { deprecated: true } : {}),
    parameters: [
      ...parameters,
      ...(isForKeys && isGet ? [parameter('IfNoneMatch')] : []),
      ...(takesIdempotencyKey ? [parameter('IdempotencyKey')] : []),
    ],
    security: securityOf(meta),
    responses: {
      ...Object.fromEntries(
        done.map(([status, response]) => [status, { ...response, ...(headers ? { headers } : {}) }]),
      ),
      ...(isForKeys && isGet ? { 304: { description: 'Nothing has changed since If-None-Match.' } } : {}),
      ...problems.of({
        ...meta,
        hasInput: parameters.length > 0 || operation.requestBody !== undefined,
        hasBody: operation.requestBody !== undefined,
        namesRecord: path.includes('{'),
        takesIdempotencyKey,
      }),
    },
  };
}
