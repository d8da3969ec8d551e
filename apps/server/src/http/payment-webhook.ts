import { ERROR_STATUS } from '@talaash/domain/base/error-code';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from '@talaash/contract/route';
import { ForgedWebhook } from '../adapters/payments/port.ts';
import type { Deps } from '../call/deps.ts';
import { storePaymentEvent } from '../features/subscription/actions.ts';

/** An event describes a whole subscription. It is only hashed before its signature is checked. */
const bodyLimit = 1024 * 1024;

/** Receives the events of the payment provider. Only the signature proves where they come from. */
export async function mountPaymentWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(ROUTES.paymentWebhook.path, { bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const payment = await deps.payments.readWebhook(body, request.headers);
        if (payment) await storePaymentEvent(deps, payment);
      } catch (error) {
        if (!(error instanceof ForgedWebhook)) throw error;
        deps.log.warn({ reason: error.message, ip: request.ip }, 'A payment webhook was refused.');
        return reply.status(ERROR_STATUS.UNAUTHORIZED).send({ code: 'UNAUTHORIZED', message: error.message });
      }
      return { received: true };
    });
  });
}
