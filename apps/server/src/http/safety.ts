import helmet from '@fastify/helmet';
import { ERROR_STATUS } from '@talaash/domain/base/error-code';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The security headers of every answer, and the check of every request's origin. */
export async function mountSafety(app: FastifyInstance, deps: Deps): Promise<void> {
  const isHttps = deps.config.baseUrl?.startsWith('https:') === true;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The editor adds a stylesheet of its own to the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

  // Forms on other sites send our cookies too. A request that changes something must come from our own pages, or from no
  // page at all.
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    if (origin === undefined || isOwnOrigin(origin, request.headers.host, deps.config.baseUrl)) return;
    return reply
      .status(ERROR_STATUS.FORBIDDEN)
      .send({ code: 'FORBIDDEN', message: 'This request came from another site.' });
  });
}

function isOwnOrigin(origin: string, host: string | undefined, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined) return origin === baseUrl;
  return URL.parse(origin)?.host === host;
}
