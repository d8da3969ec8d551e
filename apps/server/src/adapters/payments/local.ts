import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { localCheckouts, localSubscriptions } from '../../db/schema/local-payment.ts';
import { newId, openLocalLedger } from './local-ledger.ts';
import { addLocalPages } from './local-route.ts';
import type { PaymentEvent, Payments } from './port.ts';
import { checkWebhook, SIGNATURE_HEADER } from './webhook-signature.ts';

type Options = {
  db: Db;
  secret: string;
  baseUrl: () => string;
  now: () => number;
  seatPriceInDollars: number | null;
};

/**
 * A payment stand-in that takes no money: its checkout and portal pages send signed webhook calls, as a real provider does. Its
 * state is in the database.
 */
export function createLocalPayments({ db, secret, baseUrl, now, seatPriceInDollars }: Options): Payments {
  const ledger = openLocalLedger({ db, now });
  const customerIs = (paymentCustomerId: string) =>
    eq(localSubscriptions.paymentCustomerId, paymentCustomerId);
  const addressOf = (sessionId: string) => `${baseUrl()}/dev/checkout/${sessionId}`;

  return {
    mode: 'local',

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
      return { sessionId, checkoutUrl: addressOf(sessionId) };
    },

    async createPortalUrl({ paymentCustomerId, returnUrl }) {
      const portalId = newId('portal');
      const known = await db
        .update(localSubscriptions)
        .set({ portalId, returnUrl })
        .where(customerIs(paymentCustomerId))
        .returning({ paymentCustomerId: localSubscriptions.paymentCustomerId });
      return known.length === 0 ? undefined : `${baseUrl()}/dev/portal/${portalId}`;
    },

    readSubscription: ledger.readSubscription,

    async cancelSubscription({ paymentCustomerId }) {
      await ledger.act(paymentCustomerId, 'cancel');
    },

    async resumeSubscription({ paymentCustomerId }) {
      await ledger.act(paymentCustomerId, 'resume');
    },

    async setSeats({ paymentCustomerId }, paidSeats) {
      const seatPriceInCents = (seatPriceInDollars ?? 0) * 100;
      await db
        .update(localSubscriptions)
        .set({ paidSeats, seatPriceInCents })
        .where(and(customerIs(paymentCustomerId), eq(localSubscriptions.isActive, true)));
    },

    async endSubscription({ paymentCustomerId }) {
      await ledger.act(paymentCustomerId, 'end');
    },

    async deleteCustomer({ paymentCustomerId }) {
      await db.delete(localCheckouts).where(eq(localCheckouts.paymentCustomerId, paymentCustomerId));
      await db.delete(localSubscriptions).where(customerIs(paymentCustomerId));
    },

    async readCheckoutSession(sessionId) {
      const checkout = await ledger.readCheckout(sessionId);
      if (!checkout) return undefined;
      const { companyId, paymentCustomerId, paidAt } = checkout;
      return paidAt === null
        ? { companyId, state: 'open', checkoutUrl: addressOf(sessionId) }
        : { companyId, state: 'paid', paymentCustomerId };
    },

    async readWebhook(body, headers) {
      checkWebhook(secret, body, headers[SIGNATURE_HEADER], now());
      return JSON.parse(body.toString()) as PaymentEvent;
    },

    pages: async (app) => addLocalPages({ app, ledger, secret, now }),
  };
}
