import { isoDateTimeUtc, z } from '../base/schema.ts';
import { PAYMENT_STATES, SUBSCRIPTION_STATES } from './choice.ts';

/** The current status of a company’s premium plan. */
export const SubscriptionStatus = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  /** When this status ends: active renews then, cancelled and past due lose premium then, lapsed lost it then. Null for free. */
  untilIsoDateTimeUtc: isoDateTimeUtc().nullable(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The amount that was charged, or could not be. */
export const Payment = z.object({
  /** The provider's id. A failed payment keeps it when it is paid later. */
  paymentId: z.string(),
  receiptNumber: z.string(),
  chargedIsoDateTimeUtc: isoDateTimeUtc(),
  amountInCents: z.number().int(),
  /** ISO 4217: USD */
  currency: z.string().length(3),
  state: z.enum(PAYMENT_STATES),
});
export type Payment = z.infer<typeof Payment>;
