import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { readIndexState } from '../operation/index-check.ts';
import { openReadiness } from '../operation/readiness.ts';
import { DOCTOR_HEADER, isDoctor, type SeenRequest } from '../operation/seen-request.ts';

/**
 * Three probes for monitoring. /healthz: the process lives; restart it when this fails. /readyz: it can take requests, part by
 * part; send it none while this fails. /api/health: it serves and reaches its database.
 */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  const readiness = openReadiness(deps);

  app.get('/api/health', async () => {
    await deps.database.pool.query('select 1');
    return { status: 'ok' };
  });

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isDoctor(request.headers[DOCTOR_HEADER], deps.secrets.doctor, deps.now())) return { status: 'ok' };
    return { status: 'ok', seen: seenOf(request), index: await readIndexState(deps) };
  });

  app.get('/readyz', async (_request, reply) => {
    const { isReady, checks } = await readiness();
    reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready', checks };
  });
}

function seenOf({ protocol, ip, ips, headers, socket }: FastifyRequest): SeenRequest {
  return {
    protocol,
    ip,
    connectionIp: socket.remoteAddress ?? '',
    // The first address opened the connection. The next one counts only if a trusted proxy named it.
    isConnectionTrusted: (ips ?? []).length > 1,
    forwardedFor: [headers['x-forwarded-for'] ?? ''].flat().join(', '),
    forwardedProto: [headers['x-forwarded-proto'] ?? ''].flat().join(', '),
  };
}
