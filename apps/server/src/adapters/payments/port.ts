import type { SubscriptionFacts } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import type { FastifyPluginAsync } from 'fastify';

/** A company as the provider knows it. */
export type Customer = { companyId: string; paymentCustomerId: string };

/**
 * An event of the provider whose signature was checked. Events come late, twice and out of order, so one only says whose
 * subscription has changed; `readSubscription` says how it is now.
 */
export type PaymentEvent = Customer & {
  /** The provider's id of this event. */
  paymentEventId: string;
  /** By the provider's clock. */
  occurredIsoDateTimeUtc: string;
  /** The checkout that was paid, if the event is about one. */
  sessionId?: string;
};

/** The whole subscription as the provider has it now. */
export type ProviderSubscription = SubscriptionFacts & {
  /** The latest ones, PAYMENTS_MAX at most, in any order. */
  payments: Payment[];
};

/** A webhook call that does not carry the provider's signature, or an old one. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** The placeholder in a success URL for the id of the session that was paid. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/** A checkout as the provider has it now. */
export type Checkout = { companyId: string } & (
  | { state: 'open'; checkoutUrl: string }
  /** The person has agreed to pay, and the bank has not answered yet. */
  | { state: 'processing' }
  | { state: 'paid'; paymentCustomerId: string }
  /** It was given up, or is too old. */
  | { state: 'closed' }
);

/** Whether money is taken: `test` is a real provider with a key for trying, `local` our own stand-in. */
export type PaymentMode = 'live' | 'test' | 'local';

export type Payments = {
  mode: PaymentMode;
  /** Starts a checkout of the premium plan and answers where the browser goes. */
  createCheckoutSession(company: {
    companyId: string;
    email: string;
    paymentCustomerId: string | undefined;
    /** Holds SESSION_ID_PLACEHOLDER. */
    successUrl: string;
    cancelledUrl: string;
    /** The same for a request that is repeated: it starts one checkout, not two. */
    clickKey: string;
  }): Promise<{ sessionId: string; checkoutUrl: string }>;
  /** Where a company changes how it pays, and pays what is due; undefined when the provider does not know it. */
  createPortalUrl(company: Customer & { returnUrl: string }): Promise<string | undefined>;
  /** The truth about a subscription; undefined when the provider knows none of this company. */
  readSubscription(customer: Customer): Promise<ProviderSubscription | undefined>;
  /** Stops the renewal: it ends when what is paid is over, or at once when a payment is due. May be repeated. */
  cancelSubscription(customer: Customer): Promise<void>;
  /** Takes a cancellation back, if the subscription has not ended. May be repeated. */
  resumeSubscription(customer: Customer): Promise<void>;
  /** Ends a subscription at once and charges nothing more. May be repeated. */
  endSubscription(customer: Customer): Promise<void>;
  /** Ends the subscription at once and forgets the customer. Does nothing for one that is forgotten already. */
  deleteCustomer(customer: Customer): Promise<void>;
  /** The state of a checkout; undefined when the provider does not know it. */
  readCheckoutSession(sessionId: string): Promise<Checkout | undefined>;
  /** Checks the signature of a webhook call; undefined for events that do not concern us. Throws ForgedWebhook. */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PaymentEvent | undefined>;
  /** Makes at the provider what the first checkout needs. Called at the start of every node; may be repeated. */
  prepare?(): Promise<void>;
  /** A call that changes nothing. @returns what was found, in a short sentence. Throws ProviderFault. */
  probe?(): Promise<string>;
  /** Pages that replace the provider's own; only the local provider has them. */
  pages?: FastifyPluginAsync;
};
