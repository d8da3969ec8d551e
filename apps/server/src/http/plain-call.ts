import { SmartCoercionPlugin } from '@orpc/json-schema';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import type { ORPCError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyRequest } from 'fastify';
import { currentRequest } from '../base/request-context.ts';
import type { CallContext } from '../call/base.ts';
import { problemOf } from '../call/problem.ts';
import { router } from './router.ts';
import type { AroundCall } from './rpc.ts';

/** The answer to a call: its status and its JSON, which is a problem if the call failed. */
export type PlainAnswer = { status: number; body: string };

/** Makes the call that a request addresses; undefined if there is none. */
export type PlainCall = (request: FastifyRequest, context: CallContext) => Promise<PlainAnswer | undefined>;

/**
 * The calls as plain HTTP below /api/v1. The answer is returned, not sent: it is complete even if the client has gone.
 *
 * @param around runs around every call, and turns what it throws into an `ORPCError`
 */
export function plainCalls(around: AroundCall, baseUrl: () => string): PlainCall {
  const handler = new StandardOpenAPIHandler<CallContext>(router, {
    clientInterceptors: [around],
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: (error: ORPCError<string, unknown>) =>
      problemOf(error, { baseUrl: baseUrl(), requestId: currentRequest()?.requestId ?? '' }),
  });
  return async (request, context) => {
    const { matched, response } = await handler.handle(
      {
        method: request.method,
        url: new URL(request.url, 'http://server'),
        headers: request.headers,
        body: async () => request.body,
        signal: undefined,
      },
      { prefix: '/api/v1', context },
    );
    return matched ? { status: response.status, body: JSON.stringify(response.body) } : undefined;
  };
}
