/**
 * The status of a company's premium plan. `cancelled` is paid until its period ends, `pastDue` is in the grace period after a
 * failed renewal, and `lapsed` had premium before.
 */
export const SUBSCRIPTION_STATES = ['free', 'active', 'cancelled', 'pastDue', 'lapsed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A change of a subscription, as the event `company.subscriptionChanged` reports it. */
export const SUBSCRIPTION_CHANGES = [
  'started',
  'renewed',
  'paymentFailed',
  'cancelled',
  'resumed',
  'ended',
] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

export const PAYMENT_STATES = ['paid', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
