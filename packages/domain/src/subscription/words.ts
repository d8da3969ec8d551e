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
  alreadyPremium: 'Your company already has a premium subscription.',
  nothingToManage: 'There is no subscription to manage yet.',
} as const;

export type PremiumFeature = 'invite' | 'email' | 'resume' | 'message';

export const PREMIUM_REFUSALS: Record<PremiumFeature, string> = {
  invite: 'Inviting talent needs a premium subscription.',
  email: 'Copying an email address needs a premium subscription.',
  resume: 'Downloading resumes needs a premium subscription.',
  message: 'Sending messages needs a premium subscription.',
};
