import type { FastifyPluginAsync } from 'fastify';

/** An event of the payment provider whose signature was checked. */
export type PaymentEvent = {
  /** The provider's id of this event: each takes effect once. */
  paymentEventId: string;
  /** By the provider's clock: events may arrive late and out of order. */
  occurredIsoDateTimeUtc: string;
  companyId: string;
  paymentCustomerId: string;
  hasPremiumAccess: boolean;
  /** The checkout that was paid, if the event is about one. */
  sessionId?: string;
};

/** A webhook call that does not carry the provider's signature, or an old one. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** The placeholder in a success URL for the id of the session that was paid. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

export type Payments = {
  /** Starts a checkout of the premium plan and answers where the browser goes. */
  createCheckoutSession(company: {
    companyId: string;
    email: string;
    paymentCustomerId: string | undefined;
    /** Holds SESSION_ID_PLACEHOLDER. */
    successUrl: string;
    cancelledUrl: string;
  }): Promise<{ sessionId: string; checkoutUrl: string }>;
  /** Where a company manages its subscription. */
  createPortalUrl(company: {
    companyId: string;
    paymentCustomerId: string;
    returnUrl: string;
  }): Promise<string>;
  /** Ends the subscription at once and forgets the customer. Does nothing for one that is forgotten already. */
  deleteCustomer(company: { companyId: string; paymentCustomerId: string }): Promise<void>;
  /** The state of a checkout; undefined when the provider does not know it. */
  readCheckoutSession(sessionId: string): Promise<
    | {
        companyId: string;
        paymentCustomerId: string;
        /** Undefined while it is not paid. */
        paidIsoDateTimeUtc: string | undefined;
      }
    | undefined
  >;
  /** Checks the signature of a webhook call; undefined for events that do not concern us. Throws ForgedWebhook. */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PaymentEvent | undefined>;
  /** Pages that replace the provider's own; only the local provider has them. */
  pages?: FastifyPluginAsync;
};
