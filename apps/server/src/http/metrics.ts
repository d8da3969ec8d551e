import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { measured } from '../operation/measure.ts';

const PATH = '/metrics';

/** Metrics on the product's port, protected by the token. Left out if they have a port of their own. */
export function mountMetrics(app: FastifyInstance, deps: Deps): void {
  const { config, metrics } = deps;
  const { metricsPort, metricsToken } = config;
  if (!metrics || metricsPort !== undefined || metricsToken === undefined) return;
  app.get(PATH, async (request, reply) => {
    if (!isAllowed(request.headers.authorization, metricsToken)) throw refusal('NOT_FOUND');
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return measured(deps, metrics);
  });
}

/**
 * Serves metrics on a port of their own, until the returned server is closed.
 *
 * @returns undefined if no such port is configured
 */
export async function openMetricsServer(deps: Deps): Promise<Server | undefined> {
  const { config, metrics } = deps;
  if (!metrics || config.metricsPort === undefined) return undefined;
  const server = createServer((request, response) => {
    const isFound =
      request.url === PATH &&
      (config.metricsToken === undefined || isAllowed(request.headers.authorization, config.metricsToken));
    void answer(deps, metrics, isFound).then(({ status, type, text }) =>
      response
        .writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(text),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.metricsPort, config.host, resolve);
  });
  return server;
}

async function answer(deps: Deps, metrics: Metrics, isFound: boolean) {
  const plain = 'text/plain; charset=utf-8';
  if (!isFound) return { status: 404, type: plain, text: 'Not found.\n' };
  try {
    return { status: 200, type: metrics.registry.contentType, text: await measured(deps, metrics) };
  } catch (error) {
    deps.log.error({ err: error }, 'The metrics could not be read.');
    return { status: 500, type: plain, text: 'The metrics could not be read.\n' };
  }
}

function isAllowed(header: string | undefined, token: string): boolean {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
