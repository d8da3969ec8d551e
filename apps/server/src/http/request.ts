import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestContext, runForRequest } from '../base/request-context.ts';
import { newTrace, traceEntry } from '../base/trace.ts';
import type { Deps } from '../call/deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of its log lines and its trace. */
    requestContext: RequestContext | null;
  }
}

export const TRACE_HEADER = 'x-talaash-trace';
export const REQUEST_ID_HEADER = 'x-request-id';

/** Gives every request an id, which is in its answer and its log lines, and traces requests that ask for it. */
export function mountRequest(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  app.decorateRequest('requestContext', null);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const isTraced = config.traceToken !== undefined && isAsked(request, config.traceToken);
    const trace = isTraced ? newTrace(request.headers['traceparent']) : undefined;
    request.requestContext = { requestId: request.id, route: request.routeOptions.url, trace };
    runForRequest(request.requestContext, done);
  });

  // A body arrives outside the async context of its request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.requestContext) runForRequest(request.requestContext, done);
    else done();
  });

  if (config.traceToken === undefined) return;
  app.addHook('onResponse', (request, reply, done) => {
    const trace = request.requestContext?.trace;
    if (trace) {
      const { method, id: requestId } = request;
      const route = request.routeOptions.url ?? 'none';
      log.info(
        { requestId, trace: { method, route, status: reply.statusCode, ...traceEntry(trace) } },
        'A traced request.',
      );
    }
    done();
  });
}

function isAsked({ headers }: FastifyRequest, token: string): boolean {
  const [given, expected] = [Buffer.from(String(headers[TRACE_HEADER] ?? '')), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
