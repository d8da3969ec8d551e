import { RPCHandler } from '@orpc/server/fastify';
import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import type { CallContext } from '../call/base.ts';
import { toFailure } from '../call/failure.ts';
import type { Limits } from '../call/limit.ts';
import { router } from './router.ts';

/** Mounts the calls twice: /api/rpc for our own client, /api/v1 as plain HTTP for everybody. */
export async function mountCalls(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const clientInterceptors = [
    async (call: { context: CallContext; next(): Promise<unknown> }) => {
      try {
        return await call.next();
      } catch (error) {
        throw toFailure(error, { log: deps.log, requestId: call.context.requestId });
      }
    },
  ];
  const rpc = new RPCHandler<CallContext>(router, {
    clientInterceptors,
    strictGetMethodPluginEnabled: false,
  });
  const openApi = new OpenAPIHandler<CallContext>(router, {
    clientInterceptors,
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
  });

  const contextOf = (request: FastifyRequest, reply: FastifyReply): CallContext => ({
    deps,
    limits,
    cookie: request.headers.cookie,
    headers: toHeaders(request),
    addHeader: (name, value) => void reply.header(name, value),
    ip: request.ip,
    requestId: request.id,
  });
  const notFound = (reply: FastifyReply) =>
    reply.status(404).send({ code: 'NOT_FOUND', message: 'There is no such call.' });

  await app.register(async (scope) => {
    // The handlers themselves would read a body of any length.
    const readJson = scope.getDefaultJsonParser('error', 'error');
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') return done(null, undefined);
      return readJson(request, String(body), done);
    });
    // By GET, a link that somebody follows would make a call with the session's cookie.
    scope.post('/api/rpc/*', async (request, reply) => {
      const { matched } = await rpc.handle(request, reply, {
        prefix: '/api/rpc',
        context: contextOf(request, reply),
      });
      if (!matched) return notFound(reply);
    });
    scope.all('/api/v1/*', async (request, reply) => {
      const { matched } = await openApi.handle(request, reply, {
        prefix: '/api/v1',
        context: contextOf(request, reply),
      });
      if (!matched) return notFound(reply);
    });
  });
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
