import { nounOf } from '../base/count.ts';
import type { PaymentState, SubscriptionState } from './choice.ts';
import { GRACE_DAYS, PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from './limit.ts';

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
    'Your bank is still working on the payment. Premium starts by itself when it is through; you need not wait here.',
  alreadyPremium: 'Your company already has a premium subscription.',
  nothingToManage: 'There is no subscription to manage yet.',
  stillAsking: 'There is no answer yet. We keep asking.',
  verifyAway:
    'The payment provider does not answer yet. If you paid, premium starts by itself as soon as it does; you need not pay again.',
  cancelledAlready: 'Your subscription is cancelled already.',
  notCancelled: 'Your subscription is not cancelled.',
  ended: 'Your subscription has ended. You can start a new one.',
  cancelFailed: 'Failed to cancel the subscription. Please try again.',
  resumeFailed: 'Failed to resume the subscription. Please try again.',
  providerAway: 'The payment provider does not answer. Nothing was changed; please try again.',
} as const;

/** Where a payment provider is tried out. */
export const PAYMENT_TEST_MODE_SENTENCE = 'Test mode: no money is taken.';

export type PremiumFeature = 'invite' | 'email' | 'resume' | 'message' | 'export';

export const PREMIUM_REFUSALS: Record<PremiumFeature, string> = {
  invite: 'Inviting talent needs a premium subscription.',
  email: 'Copying an email address needs a premium subscription.',
  resume: 'Downloading resumes needs a premium subscription.',
  message: 'Sending messages needs a premium subscription.',
  export: 'Exporting a shortlist needs a premium subscription.',
};

export const SUBSCRIPTION_STATE_LABELS: Record<SubscriptionState, string> = {
  free: 'Free',
  active: 'Premium',
  cancelled: 'Premium, cancelled',
  pastDue: 'Payment failed',
  lapsed: 'Premium has ended',
};

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = { paid: 'Paid', failed: 'Failed' };

/** What a state means for the company. @param day the day until which it lasts, as a person writes it */
export const SUBSCRIPTION_STATE_SENTENCES: Record<SubscriptionState, (day: string) => string> = {
  free: () => 'You can search, shortlist and hide. Premium opens the conversation.',
  active: (day) => `$${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} per month. It renews on ${day}.`,
  cancelled: (day) => `Premium until ${day}. It is not renewed, and nothing more is charged.`,
  pastDue: (day) => `The last renewal could not be charged. Premium stays until ${day}, so that you can pay.`,
  lapsed: (day) =>
    `Premium ended on ${day}. You can read everything, and nothing was deleted. With premium you can invite, write, copy emails and open resumes again.`,
};

/** The title of the notice on every page while a payment is due. */
export const paymentDueTitle = (days: number) =>
  `Your payment failed: ${days} ${nounOf(days, 'day')} left of premium`;

/** Asked before a subscription is cancelled. @param day until when it is paid */
export const cancelConsequence = (day: string) =>
  `You keep premium until ${day}, and can resume until then. After it you can read everything, but not invite, write, copy emails or open resumes.`;

/** Asked before a subscription is cancelled whose payment is due: no time is left that is paid. */
export const CANCEL_PAST_DUE_SENTENCE =
  'The last renewal is not paid, so premium ends at once, and it is not charged again.';

/** How long a company has after a renewal that failed. */
export const GRACE_SENTENCE = `When a renewal fails, premium stays for ${GRACE_DAYS} days, so that you can pay.`;
