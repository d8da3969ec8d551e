import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shortens a body before anything walks through it. */
    trim?: (body: unknown) => unknown;
  }
}

/** Shorter bodies are cheap to walk through. */
const trimmedFrom = 16 * 1024;

/** The call handlers would read a body of any type and length. */
export function readJsonOnly(scope: FastifyInstance): void {
  const readJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const trim = body.length > trimmedFrom ? request.routeOptions.config.trim : undefined;
    return readJson(request, String(body), (error, value) => done(error, trim ? trim(value) : value));
  });
}
