import { ROUTES } from '@talaash/contract/route';
import { ERROR_STATUS } from '@talaash/domain/base/error-code';
import type { FastifyInstance } from 'fastify';
import { ForgedHook } from '../adapters/applicant-tracking/port.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { takeHook } from '../features/applicant-tracking/stage.ts';

/** An event has the whole application. It is only hashed before its signature is checked. */
const bodyLimit = 1024 * 1024;

/** Receives the events of applicant tracking systems. Only the signature proves where they come from. */
export async function mountTrackingHook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const { path } = ROUTES.trackingHook;
    scope.post<{ Params: { hookId: string } }>(path, { bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const isKnown = await takeHook(deps, request.params.hookId, { headers: request.headers, body });
        if (!isKnown) throw refusal('NOT_FOUND');
      } catch (error) {
        if (!(error instanceof ForgedHook)) throw error;
        deps.log.warn({ reason: error.message, ip: request.ip }, 'A webhook of a system was refused.');
        return reply.status(ERROR_STATUS.UNAUTHORIZED).send({ code: 'UNAUTHORIZED', message: error.message });
      }
      return { received: true };
    });
  });
}
