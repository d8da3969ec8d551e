import { randomBytes } from 'node:crypto';
import { ROUTES } from '@talaash/contract/route';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../db/client.ts';
import { localCheckouts, localSubscriptions } from '../../db/schema/local-payment.ts';
import { checkoutPage, portalPage, unknownPage } from './local-page.ts';
import { type PaymentEvent, type Payments, SESSION_ID_PLACEHOLDER } from './port.ts';
import { checkWebhook, SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

type Options = { db: Db; secret: string; baseUrl: () => string; now: () => number };

type ById = { Params: { id: string } };

const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`;

/**
 * A payment provider that takes no money: a checkout page and a portal page whose buttons send signed webhook calls, as a
 * real provider does. Its state is in the database.
 */
export function createLocalPayments({ db, secret, baseUrl, now }: Options): Payments {
  async function readCheckout(sessionId: string) {
    const [checkout] = await db.select().from(localCheckouts).where(eq(localCheckouts.sessionId, sessionId));
    return checkout;
  }

  async function pay(sessionId: string): Promise<PaymentEvent | undefined> {
    const occurredIsoDateTimeUtc = new Date(now()).toISOString();
    const paid = await db.transaction(async (tx) => {
      const [checkout] = await tx
        .update(localCheckouts)
        .set({ paidAt: occurredIsoDateTimeUtc, updatedIsoDateTimeUtc: sql`now()` })
        .where(and(eq(localCheckouts.sessionId, sessionId), isNull(localCheckouts.paidAt)))
        .returning();
      if (!checkout) return undefined;
      const { paymentCustomerId, companyId } = checkout;
      await tx
        .insert(localSubscriptions)
        .values({ paymentCustomerId, companyId, isActive: true })
        .onConflictDoUpdate({
          target: localSubscriptions.paymentCustomerId,
          set: { isActive: true, updatedIsoDateTimeUtc: sql`now()` },
        });
      return { paymentCustomerId, companyId };
    });
    return (
      paid && {
        ...paid,
        paymentEventId: newId('event'),
        occurredIsoDateTimeUtc,
        hasPremiumAccess: true,
        sessionId,
      }
    );
  }

  async function end(portalId: string): Promise<PaymentEvent | undefined> {
    const [ended] = await db
      .update(localSubscriptions)
      .set({ isActive: false, updatedIsoDateTimeUtc: sql`now()` })
      .where(and(eq(localSubscriptions.portalId, portalId), eq(localSubscriptions.isActive, true)))
      .returning();
    if (!ended) return undefined;
    const { paymentCustomerId, companyId } = ended;
    return {
      paymentEventId: newId('event'),
      occurredIsoDateTimeUtc: new Date(now()).toISOString(),
      companyId,
      paymentCustomerId,
      hasPremiumAccess: false,
    };
  }

  async function pages(app: FastifyInstance): Promise<void> {
    // The forms of the pages have no fields, so their bodies are ignored.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    app.addContentTypeParser('text/plain', (_request, _body, done) => done(null));

    const show = (reply: FastifyReply, html: string | undefined) =>
      reply
        .status(html ? 200 : 404)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html ?? unknownPage());

    /** As with a real provider, a failed call undoes nothing, and the success page asks for the status itself. */
    async function sendWebhook(event: PaymentEvent): Promise<void> {
      const payload = Buffer.from(JSON.stringify(event));
      const { statusCode } = await app.inject({
        method: 'POST',
        url: ROUTES.paymentWebhook.path,
        payload,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signWebhook(secret, payload, now()),
        },
      });
      if (statusCode !== 200) app.log.warn({ statusCode }, 'The webhook did not accept a local payment.');
    }

    const checkoutPath = '/dev/checkout/:id';
    const showCheckout = async (id: string, reply: FastifyReply, isDeclined: boolean) => {
      const checkout = await readCheckout(id);
      const path = `/dev/checkout/${encodeURIComponent(id)}`;
      return show(reply, checkout && checkoutPage({ path, email: checkout.email, isDeclined }));
    };
    app.get<ById>(checkoutPath, ({ params }, reply) => showCheckout(params.id, reply, false));
    app.post<ById>(`${checkoutPath}/decline`, ({ params }, reply) => showCheckout(params.id, reply, true));
    app.post<ById>(`${checkoutPath}/cancel`, async ({ params }, reply) => {
      const checkout = await readCheckout(params.id);
      return checkout ? reply.redirect(checkout.cancelledUrl, 303) : show(reply, undefined);
    });
    app.post<ById>(`${checkoutPath}/pay`, async ({ params }, reply) => {
      const checkout = await readCheckout(params.id);
      if (!checkout) return show(reply, undefined);
      const event = await pay(params.id);
      if (event) await sendWebhook(event);
      const { successUrl, sessionId } = checkout;
      return reply.redirect(successUrl.replace(SESSION_ID_PLACEHOLDER, encodeURIComponent(sessionId)), 303);
    });

    const portalPath = '/dev/portal/:id';
    app.get<ById>(portalPath, async ({ params }, reply) => {
      const [portal] = await db
        .select()
        .from(localSubscriptions)
        .where(eq(localSubscriptions.portalId, params.id));
      const path = `/dev/portal/${encodeURIComponent(params.id)}`;
      const { isActive = false, returnUrl } = portal ?? {};
      return show(reply, portal && portalPage({ path, isActive, returnUrl: returnUrl ?? '/' }));
    });
    app.post<ById>(`${portalPath}/end`, async ({ params }, reply) => {
      const event = await end(params.id);
      if (event) await sendWebhook(event);
      return reply.redirect(`/dev/portal/${encodeURIComponent(params.id)}`, 303);
    });
  }

  return {
    async createCheckoutSession({ companyId, email, paymentCustomerId, successUrl, cancelledUrl }) {
      const sessionId = newId('local');
      await db.insert(localCheckouts).values({
        sessionId,
        companyId,
        paymentCustomerId: paymentCustomerId ?? newId('customer'),
        email,
        successUrl,
        cancelledUrl,
      });
      return { sessionId, checkoutUrl: `${baseUrl()}/dev/checkout/${sessionId}` };
    },

    async createPortalUrl({ companyId, paymentCustomerId, returnUrl }) {
      const portalId = newId('portal');
      await db
        .insert(localSubscriptions)
        .values({ paymentCustomerId, companyId, isActive: true, portalId, returnUrl })
        .onConflictDoUpdate({ target: localSubscriptions.paymentCustomerId, set: { portalId, returnUrl } });
      return `${baseUrl()}/dev/portal/${portalId}`;
    },

    async readCheckoutSession(sessionId) {
      const checkout = await readCheckout(sessionId);
      if (!checkout) return undefined;
      const { companyId, paymentCustomerId, paidAt } = checkout;
      return { companyId, paymentCustomerId, paidIsoDateTimeUtc: paidAt ?? undefined };
    },

    async readWebhook(body, headers) {
      checkWebhook(secret, body, headers[SIGNATURE_HEADER], now());
      return JSON.parse(body.toString()) as PaymentEvent;
    },

    pages,
  };
}
