import { nounOf } from '../base/count.ts';
import type { PaymentState, SubscriptionState } from './choice.ts';
import { GRACE_DAYS } from './limit.ts';

export const PREMIUM_BENEFITS = [
  'Contact access',
  'Direct messaging',
  'Resume download',
  'Priority support',
] as const;

export const SUBSCRIPTION_SENTENCES = {
  logInToSubscribe: 'Please log in to subscribe',
  logInToManage: 'Please log in to manage subscription',
  startFailed: 'Failed to start subscription process. Please try again.',
  manageFailed: 'Failed to open subscription management. Please try again.',
  verifyFailed: 'Failed to verify subscription status. Please contact support if your payment was processed.',
  invalidSession: 'Invalid checkout session. Redirecting to dashboard.',
  verified: 'Your premium subscription is active.',
  notPaid: 'The payment has not been completed.',
  processing:
    'Your bank is still processing the payment. Premium starts when it goes through. You do not need to wait here.',
  alreadyPremium: 'Your company already has a premium subscription.',
  nothingToManage: 'There is no subscription to manage yet.',
  stillAsking: 'The payment provider has not answered yet. We are still checking.',
  verifyAway:
    'The payment provider has not responded yet. If you paid, premium starts as soon as the provider confirms it. You do not need to pay again.',
  cancelledAlready: 'Your subscription is already cancelled.',
  notCancelled: 'Your subscription is not cancelled.',
  ended: 'Your subscription has ended. You can start a new one.',
  cancelFailed: 'Failed to cancel the subscription. Please try again.',
  resumeFailed: 'Failed to resume the subscription. Please try again.',
  providerAway: 'The payment provider is not responding. Nothing has changed. Please try again.',
} as const;

/** Where a payment provider is tried out. */
export const PAYMENT_TEST_MODE_SENTENCE = 'Test mode: no money is taken.';

export type PremiumFeature = 'invite' | 'email' | 'resume' | 'message' | 'export';

export const PREMIUM_REFUSALS: Record<PremiumFeature, string> = {
  invite: 'Inviting talent needs a premium subscription.',
  email: 'Copying an email address needs a premium subscription.',
  resume: 'Downloading resumes needs a premium subscription.',
  message: 'Sending messages needs a premium subscription.',
  export: 'Exporting people needs a premium subscription.',
};

export const SUBSCRIPTION_STATE_LABELS: Record<SubscriptionState, string> = {
  free: 'Free',
  active: 'Premium',
  cancelled: 'Premium (cancelled)',
  pastDue: 'Payment failed',
  lapsed: 'Premium has ended',
};

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = { paid: 'Paid', failed: 'Failed' };

/**
 * The sentence for each status.
 *
 * @param day its last day, formatted for people
 * @param price what it costs, in words; undefined while it is not known
 */
export const SUBSCRIPTION_STATE_SENTENCES: Record<
  SubscriptionState,
  (day: string, price?: string) => string
> = {
  free: () => 'You can search, shortlist and hide talent. With premium you can also invite and message them.',
  active: (day, price) => `${price === undefined ? '' : `${price}. `}It renews on ${day}.`,
  cancelled: (day) => `Premium until ${day}. It will not renew, and you will not be charged again.`,
  pastDue: (day) => `The last renewal failed. Pay by ${day} to keep premium.`,
  lapsed: (day) =>
    `Premium ended on ${day}. Nothing was deleted, and you can still read everything. Renew premium to invite, message, copy emails and open resumes.`,
};

/** The title of the notice on every page while a payment is due. */
export const paymentDueTitle = (days: number) =>
  `Your payment failed: ${days} ${nounOf(days, 'day')} of premium left`;

/** The question before a cancellation. @param day until when it is paid */
export const cancelConsequence = (day: string) =>
  `You keep premium until ${day}, and can resume your subscription until then. After that, you can still read everything, but you can no longer invite, message, copy emails or open resumes.`;

/** The question before a cancellation while a payment is due: no paid time is left. */
export const CANCEL_PAST_DUE_SENTENCE =
  'The last renewal is unpaid, so premium ends immediately. You will not be charged again.';

/** How long a company has after a failed renewal. */
export const GRACE_SENTENCE = `If a renewal fails, you have ${GRACE_DAYS} days to pay before premium ends.`;
