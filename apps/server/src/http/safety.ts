import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../call/api-key.ts';
import { unambiguousCookies } from '../call/cookie.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import type { SafetyHeaders } from './safety-header.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Adds the security headers to every answer, drops ambiguous cookies, and checks the origin of every request. */
export function mountSafety(app: FastifyInstance, deps: Deps, headers: SafetyHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const { cookie } = request.headers;
    // If two cookies share a name, one may be planted, and nobody can tell which.
    if (cookie !== undefined) request.headers.cookie = unambiguousCookies(cookie);
    // Private, unless the route says otherwise.
    if (isPrivate(request.url)) reply.header('cache-control', 'no-store');
    done(request.headers.host === undefined ? new WithoutHost() : undefined);
  });

  // Forms on other sites send our cookies too. A request that changes something must come from our own pages, or from no
  // page at all.
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isForMailPrograms(request) || isOfProgram(request)) return;
    const { origin } = request.headers;
    if (origin === undefined || isOwnOrigin(origin, request, deps.config.baseUrl)) return;
    throw fromAnotherSite();
  });
}

export const fromAnotherSite = () => refusal('FORBIDDEN', 'This request came from another site.');

/**
 * A webmail program posts from its own site. This route reads no cookie: its token allows what it does, and the other site cannot
 * read the answer.
 */
const isForMailPrograms = ({ routeOptions }: FastifyRequest) => routeOptions.url === ROUTES.unsubscribe.path;

/** Without a cookie, an API key is all that such a request has, and no other site has it. */
const isOfProgram = ({ headers: { authorization, cookie } }: FastifyRequest) =>
  cookie === undefined && bearerOf(authorization) !== undefined;

/** HTTP requires a Host header in every request. */
class WithoutHost extends Error {
  readonly statusCode = 400;
}

/** The calls and pages of a local installation: everything but the web itself. */
const isPrivate = (url: string) => /^\/(api|dev)\b/.test(url);

/** Whether an origin is our own: scheme, host and port. */
export function isOwnOrigin(origin: string, request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined) return origin === baseUrl;
  return origin === URL.parse(`${request.protocol}://${request.host}`)?.origin;
}
