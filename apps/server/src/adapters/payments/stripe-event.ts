import Stripe from 'stripe';
import { ForgedWebhook, type PaymentEvent } from './port.ts';
import { idOf } from './stripe-connection.ts';
import { isoOf } from './stripe-subscription.ts';

/** An older message is refused, because it may be a replay. */
const VALID_SECONDS = 300;

type Signed = {
  stripe: Stripe;
  secret: string;
  body: Buffer;
  signature: string | string[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

/** Checks the signature of a message. Throws ForgedWebhook. */
export function readSigned({ stripe, secret, body, signature, now }: Signed): Stripe.Event {
  if (typeof signature !== 'string') throw new ForgedWebhook('The message carries no signature.');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, VALID_SECONDS, undefined, now);
  } catch (error) {
    throw new ForgedWebhook(
      error instanceof Stripe.errors.StripeSignatureVerificationError
        ? 'The signature does not fit the message, or is too old.'
        : 'The message is not an event.',
    );
  }
}

/** The customer that an event is about; undefined if it concerns another product of the account. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  const about = aboutOf(event);
  if (!about?.companyId || !about.customer) return undefined;
  return {
    paymentEventId: event.id,
    occurredIsoDateTimeUtc: isoOf(event.created),
    companyId: about.companyId,
    paymentCustomerId: idOf(about.customer),
    ...(about.sessionId === undefined ? {} : { sessionId: about.sessionId }),
  };
}

type About = {
  companyId: string | null | undefined;
  customer: string | { id: string } | null;
  sessionId?: string;
};

/** By the object: whatever happened to it, its current state is read from Stripe. */
function aboutOf({ data: { object } }: Stripe.Event): About | undefined {
  if (!('object' in object)) return undefined;
  if (object.object === 'checkout.session') {
    const { id, client_reference_id: companyId, customer, payment_status: paid } = object;
    return { companyId, customer, ...(paid === 'unpaid' ? {} : { sessionId: id }) };
  }
  if (object.object === 'subscription')
    return { companyId: object.metadata['companyId'], customer: object.customer };
  if (object.object === 'invoice') {
    const { parent, customer } = object;
    return { companyId: parent?.subscription_details?.metadata?.['companyId'], customer };
  }
  return undefined;
}
