import { STATUS_CODES } from 'node:http';
import type { ORPCError } from '@orpc/server';
import { type ProblemCode, PROBLEMS, problemSlug } from '@talaash/domain/base/problem';

export const PROBLEM_TYPE = 'application/problem+json';

/** Each kind of failure has a page below this address. */
export const PROBLEMS_PATH = '/api/v1/problems';

/**
 * A failure by RFC 9457, with the members of every other failure of ours.
 *
 * - `type` the name of this kind of failure, as an address
 * - `detail`, `message` the same sentence for people
 * - `instance` the id of the request, which is in our log
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  message: string;
  data?: unknown;
};

const isDescribed = (code: string): code is ProblemCode => code in PROBLEMS;

export function problemOf(
  { code, status, message, data }: Pick<ORPCError<string, unknown>, 'code' | 'status' | 'message' | 'data'>,
  { baseUrl, requestId }: { baseUrl: string; requestId: string },
): Problem {
  return {
    ...(isDescribed(code)
      ? { type: `${baseUrl}${PROBLEMS_PATH}/${problemSlug(code)}`, title: PROBLEMS[code].title }
      : { type: 'about:blank', title: STATUS_CODES[status] ?? 'Failure' }),
    status,
    detail: message,
    instance: `urn:uuid:${requestId}`,
    code,
    message,
    ...(data === undefined ? {} : { data }),
  };
}
