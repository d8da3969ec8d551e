import type { OpenAPI } from '@orpc/openapi';
import { type CallMeta, OWN_REFUSALS } from '@talaash/contract/call';
import { API_KEY_BUDGET } from '@talaash/domain/api-key/limit';
import { REPEAT_SENTENCES } from '@talaash/domain/api-key/repeat';
import { ERROR_SENTENCES, ERROR_STATUS } from '@talaash/domain/base/error-code';
import { type ProblemCode, PROBLEMS, problemSlug, REPEAT_STATUS } from '@talaash/domain/base/problem';
import { PROBLEM_TYPE, PROBLEMS_PATH } from '../call/problem.ts';

type Responses = Record<string, OpenAPI.ReferenceObject>;
type Schema = OpenAPI.SchemaObject;

const STATUS: Readonly<Record<ProblemCode, number>> = { ...ERROR_STATUS, ...REPEAT_STATUS };
const SENTENCES: Readonly<Record<ProblemCode, string>> = { ...ERROR_SENTENCES, ...REPEAT_SENTENCES };

/** An input that is no JSON, of another type, or too long is VALIDATION_FAILED with a status of its own. */
const UNREADABLE = {
  400: 'The body cannot be read.',
  413: 'The body is too long.',
  415: 'The body is not JSON.',
} as const;

/** A call as its problems depend on it. */
export type FailingCall = CallMeta & {
  /** Whether the input can be wrong. */
  hasInput: boolean;
  hasBody: boolean;
  /** Whether its path names something that may not be there. */
  namesRecord: boolean;
  takesIdempotencyKey: boolean;
};

/** The codes of the problems that a call can give, in the order of `PROBLEMS`. */
export function problemCodesOf(call: FailingCall): ProblemCode[] {
  const { scopes = [], refuses = OWN_REFUSALS, takesIdempotencyKey } = call;
  const isForAnyone = [call.access].flat().includes('anyone');
  const isForKeys = scopes.length > 0;
  const given: Record<ProblemCode, boolean> = {
    UNAUTHORIZED: !isForAnyone || isForKeys,
    FORBIDDEN: !isForAnyone || isForKeys,
    RECENT_SIGN_IN_REQUIRED: call.needsRecentSignIn === true || call.refuses === undefined,
    BOT_CHECK_REQUIRED: call.botCheck !== undefined,
    PREMIUM_REQUIRED: [call.access].flat().includes('premiumCompany') || refuses.includes('PREMIUM_REQUIRED'),
    NOT_FOUND: call.namesRecord || call.ownId !== undefined || refuses.includes('NOT_FOUND'),
    CONFLICT: refuses.includes('CONFLICT'),
    VALIDATION_FAILED: call.hasInput || call.hasBody,
    BUSINESS_RULE_VIOLATION: refuses.includes('BUSINESS_RULE_VIOLATION'),
    TOO_MANY_REQUESTS: call.limit !== undefined || isForKeys,
    SERVICE_UNAVAILABLE: true,
    IDEMPOTENCY_KEY_INVALID: takesIdempotencyKey,
    IDEMPOTENCY_KEY_IN_USE: takesIdempotencyKey,
    IDEMPOTENCY_KEY_REUSED: takesIdempotencyKey,
  };
  return (Object.keys(given) as ProblemCode[]).filter((code) => given[code]);
}

/** The responses of failures: one for each status, which names its codes. Each is shared by all calls with the same codes. */
export class ProblemResponses {
  readonly #shared = new Map<string, OpenAPI.ResponseObject>();

  /** The responses of a call, as references to the shared ones. */
  of(call: FailingCall): Responses {
    const byStatus = new Map<number, ProblemCode[]>();
    for (const code of problemCodesOf(call))
      byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
    const unreadable = call.hasBody
      ? (Object.keys(UNREADABLE).map(Number) as (keyof typeof UNREADABLE)[])
      : [];
    for (const status of unreadable)
      byStatus.set(status, ['VALIDATION_FAILED', ...(byStatus.get(status) ?? [])]);
    return Object.fromEntries([
      ...[...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, codes]) => [status, this.#share(status, codes)]),
      ['500', this.#shareFailure()],
    ]) as Responses;
  }

  /** What `of` has referred to. */
  components(): Record<string, OpenAPI.ResponseObject> {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #share(status: number, codes: ProblemCode[]): OpenAPI.ReferenceObject {
    const name = `${status}.${codes.join('.')}`;
    const says = codes.map((code) => `- \`${code}\`: ${meaningOf(code, status)}`).join('\n');
    this.#shared.set(name, {
      description: says,
      ...(status === 429 || codes.includes('IDEMPOTENCY_KEY_IN_USE')
        ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
        : {}),
      content: {
        [PROBLEM_TYPE]: {
          schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, refinedBy(codes)] },
          examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, status) }])),
        },
      },
    });
    return { $ref: `#/components/responses/${name}` };
  }

  #shareFailure(): OpenAPI.ReferenceObject {
    this.#shared.set('500', {
      description: 'Something went wrong on our side. `detail` has the id of the request.',
      content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    });
    return { $ref: '#/components/responses/500' };
  }
}

const meaningOf = (code: ProblemCode, status: number): string =>
  status in UNREADABLE && code === 'VALIDATION_FAILED'
    ? UNREADABLE[status as keyof typeof UNREADABLE]
    : `${PROBLEMS[code].meaning} ${PROBLEMS[code].advice}`;

const WAIT: Schema = {
  type: 'object',
  properties: { retryAfterSeconds: { type: 'number' } },
  required: ['retryAfterSeconds'],
};

/** What `data` is for a code; nothing, where it is absent or of any kind. */
const DATA: Partial<Record<ProblemCode, Schema>> = {
  VALIDATION_FAILED: { type: 'object', additionalProperties: { type: 'string' } },
  TOO_MANY_REQUESTS: WAIT,
};

function refinedBy(codes: readonly ProblemCode[]): Schema {
  const [code] = codes;
  const data = codes.length === 1 && code ? DATA[code] : undefined;
  return {
    type: 'object',
    properties: { code: { type: 'string', enum: [...codes] }, ...(data ? { data } : {}) },
  };
}

const EXAMPLE_DATA: Partial<Record<ProblemCode, unknown>> = {
  VALIDATION_FAILED: { limit: 'Must be a number' },
  TOO_MANY_REQUESTS: { retryAfterSeconds: API_KEY_BUDGET.seconds },
  IDEMPOTENCY_KEY_IN_USE: { retryAfterSeconds: 1 },
};

function exampleOf(code: ProblemCode, status: number): Record<string, unknown> {
  const data = status in UNREADABLE ? undefined : EXAMPLE_DATA[code];
  return {
    type: `https://talaash.example${PROBLEMS_PATH}/${problemSlug(code)}`,
    title: PROBLEMS[code].title,
    status,
    detail: SENTENCES[code],
    instance: 'urn:uuid:0b6f1c1e-6d5e-4a53-9a5e-2f9a0a3c8d11',
    code,
    message: SENTENCES[code],
    ...(data === undefined ? {} : { data }),
  };
}

/** A failure by RFC 9457. */
export const PROBLEM_SCHEMA: Schema = {
  type: 'object',
  description: 'A failure by RFC 9457. Rely on `code`. More members may be added.',
  properties: {
    type: { type: 'string', format: 'uri', description: 'The page of this kind of failure' },
    title: { type: 'string', description: 'The kind of failure in words' },
    status: { type: 'integer', description: 'The HTTP status' },
    detail: { type: 'string', description: 'A sentence for people' },
    instance: {
      type: 'string',
      format: 'uri',
      description: 'The id of the request, by which we find it in the log',
    },
    code: { type: 'string', description: 'The kind of failure for programs. More may be added' },
    message: { type: 'string', description: 'The same as `detail`' },
    data: { description: 'For some codes: which fields are wrong, or how long to wait' },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'message'],
};
