import { ORPCError, ValidationError } from '@orpc/server';
import { fieldErrors } from '@talaash/domain/base/field-error';
import {
  BUSY_SENTENCE,
  DISK_FULL_SENTENCE,
  UNREADABLE_SENTENCES,
  UNSTORABLE_SENTENCE,
} from '@talaash/domain/base/words';
import { FILES_UNAVAILABLE_SENTENCE } from '@talaash/domain/file/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileStoreFault } from '../adapters/files/port.ts';
import { isConflict } from '../db/conflict.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { isGone } from '../db/gone.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { isUnstorable } from '../db/unstorable.ts';
import type { Log } from '../base/log.ts';
import { currentRequest } from '../base/request-context.ts';
import type { Deps } from './deps.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { refusal, validationRefusal } from './refusal.ts';

type Failing = { log: Log; requestId: string };

/**
 * A failure as the caller sees it: an expected one unchanged, any other as a sentence with the request id. Each refusal is a line of
 * the log: many of them show an attack.
 */
export function toFailure(error: unknown, failing: Failing): ORPCError<string, unknown> {
  const failure = failureOf(error, failing);
  const { code, status } = failure;
  if (status < 500)
    failing.log.info(
      { code, status, route: currentRequest()?.route, requestId: failing.requestId },
      'A request was refused.',
    );
  return failure;
}

function failureOf(error: unknown, { log, requestId }: Failing): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      return validationRefusal(fieldErrors(error.cause.issues));
    }
    if (error.status < 500 || error.code === 'SERVICE_UNAVAILABLE') return error;
  }
  if (isConflict(error)) {
    log.warn({ err: error, requestId }, 'A request timed out while it waited for another one.');
    return refusal('SERVICE_UNAVAILABLE', BUSY_SENTENCE);
  }
  if (isGone(error)) return refusal('NOT_FOUND');
  if (isUnavailable(error)) return refusal('SERVICE_UNAVAILABLE');
  if (isDiskFull(error)) {
    log.error({ err: error, requestId }, 'A disk is full.');
    return refusal('SERVICE_UNAVAILABLE', DISK_FULL_SENTENCE);
  }
  if (error instanceof FileStoreFault) {
    log.error({ err: error, requestId }, 'The file store failed.');
    return refusal('SERVICE_UNAVAILABLE', FILES_UNAVAILABLE_SENTENCE);
  }
  if (isUnstorable(error)) return validationRefusal({ '': UNSTORABLE_SENTENCE });
  const unreadable = unreadableStatus(error);
  if (unreadable) {
    return new ORPCError('VALIDATION_FAILED', {
      status: unreadable,
      message:
        UNREADABLE_SENTENCES[unreadable as keyof typeof UNREADABLE_SENTENCES] ?? UNREADABLE_SENTENCES[400],
    });
  }
  log.error({ err: error, requestId }, 'A request failed.');
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: `Something went wrong on our side. Please try again. If it happens again, contact us with this reference: ${requestId}`,
  });
}

/** The HTTP library's own refusals: the body is too large, incomplete, or not of its declared type. */
function unreadableStatus(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? status : undefined;
}

/** Sends failures of plain routes in the same form as those of calls: `{code, message, data?}`, below /api/v1 as a problem. */
export const failureAnswer =
  ({ log, baseUrl }: Pick<Deps, 'log' | 'baseUrl'>) =>
  (
    error: unknown,
    request: Pick<FastifyRequest, 'id' | 'url'>,
    reply: Pick<FastifyReply, 'code' | 'header'>,
  ): void => {
    const failure = toFailure(error, { log, requestId: request.id });
    const { status, code, message, data } = failure;
    const retryAfterSeconds = retryAfterSecondsOf(data);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    // The route may have made its response cacheable before it failed.
    reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/api/v1/')) {
      const problem = problemOf(failure, { baseUrl: baseUrl(), requestId: request.id });
      return void reply.header('content-type', PROBLEM_TYPE).code(status).send(JSON.stringify(problem));
    }
    reply.code(status).send({ code, message, ...(data === undefined ? {} : { data }) });
  };

/** How long to wait, if the data of a failure says so. */
export function retryAfterSecondsOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return undefined;
  return typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : undefined;
}
