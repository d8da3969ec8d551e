import type { SubscriptionFacts } from '@talaash/domain/subscription/rule';
import type { Payment } from '@talaash/domain/subscription/schema';
import type { FastifyPluginAsync } from 'fastify';

/** The provider's id of a company. */
export type Customer = { companyId: string; paymentCustomerId: string };

/**
 * A verified event of the provider. Events come late, twice and out of order, so an event only says whose subscription changed;
 * `readSubscription` says how it is now.
 */
export type PaymentEvent = Customer & {
  /** The provider's id of this event. */
  paymentEventId: string;
  /** By the provider's clock. */
  occurredIsoDateTimeUtc: string;
  /** The paid checkout, if the event is about one. */
  sessionId?: string;
};

/** The whole subscription in its current state at the provider. */
export type ProviderSubscription = SubscriptionFacts & {
  /** The latest payments, PAYMENTS_MAX at most, in any order. */
  payments: Payment[];
  /** How many seats past the included ones it charges for. */
  paidSeats: number;
};

/** A webhook call without a valid signature of the provider, or an old one. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** The placeholder for the id of the paid session in a success URL. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/** A checkout as the provider has it now. */
export type Checkout = { companyId: string } & (
  | { state: 'open'; checkoutUrl: string }
  /** The person agreed to pay, and the bank has not answered yet. */
  | { state: 'processing' }
  | { state: 'paid'; paymentCustomerId: string }
  /** It was abandoned or has expired. */
  | { state: 'closed' }
);

/** Whether money is taken: `test` is a real provider with a test key, `local` our own stand-in. */
export type PaymentMode = 'live' | 'test' | 'local';

export type Payments = {
  mode: PaymentMode;
  /** Starts a checkout of the premium plan and returns the URL for the browser. */
  createCheckoutSession(company: {
    companyId: string;
    email: string;
    paymentCustomerId: string | undefined;
    /** Contains SESSION_ID_PLACEHOLDER. */
    successUrl: string;
    cancelledUrl: string;
    /** An idempotency key: a repeated request starts one checkout, not two. */
    clickKey: string;
  }): Promise<{ sessionId: string; checkoutUrl: string }>;
  /**
   * The portal where a company changes its payment method and pays what is due; undefined if the provider does not know the
   * company.
   */
  createPortalUrl(company: Customer & { returnUrl: string }): Promise<string | undefined>;
  /** The current subscription; undefined if the provider has none for this company. */
  readSubscription(customer: Customer): Promise<ProviderSubscription | undefined>;
  /** Stops the renewal: the subscription ends after the paid period, or at once if a payment is due. Idempotent. */
  cancelSubscription(customer: Customer): Promise<void>;
  /** Takes a cancellation back, unless the subscription has ended. Idempotent. */
  resumeSubscription(customer: Customer): Promise<void>;
  /**
   * Sets how many seats past the included ones the running subscription charges for. Idempotent; does nothing if none runs.
   * The last of several calls at once wins.
   */
  setSeats(customer: Customer, paidSeats: number): Promise<void>;
  /** Ends a subscription at once and charges nothing more. Idempotent. */
  endSubscription(customer: Customer): Promise<void>;
  /** Ends the subscription at once and deletes the customer. Does nothing if it is deleted already. */
  deleteCustomer(customer: Customer): Promise<void>;
  /** The state of a checkout; undefined if the provider does not know it. */
  readCheckoutSession(sessionId: string): Promise<Checkout | undefined>;
  /** Checks the signature of a webhook call; undefined for events that do not concern us. Throws ForgedWebhook. */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PaymentEvent | undefined>;
  /** Creates at the provider what the first checkout needs. Called at the start of every node. Idempotent. */
  prepare?(): Promise<void>;
  /** A harmless call that checks the provider. @returns a short sentence about the result. Throws ProviderFault. */
  probe?(): Promise<string>;
  /** Pages that replace the provider's own; only the local stand-in has them. */
  pages?: FastifyPluginAsync;
};
