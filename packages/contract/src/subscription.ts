import { z } from '@talaash/domain/base/schema';
import { Payment, SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { call, Nothing } from './call.ts';

const tags = ['Subscription'];
const own = 'the caller’s own company';

const CurrentStatus = z.object({ standing: SubscriptionStatus });

export const subscription = {
  get: call({
    access: 'company',
    own,
    method: 'GET',
    path: '/subscription',
    summary: 'How the company stands to the premium plan, and its latest payments, the newest first',
    tags,
  }).output(CurrentStatus.extend({ payments: z.array(Payment) })),
  cancel: call({
    access: 'company',
    own,
    path: '/cancel-subscription',
    summary: 'Stops the renewal. Premium lasts until the end of what is paid',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(CurrentStatus),
  resume: call({
    access: 'company',
    own,
    path: '/resume-subscription',
    summary: 'Takes a cancellation back, before what is paid is over',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(CurrentStatus),
  createCheckoutSessionUrl: call({
    access: 'company',
    own,
    path: '/create-card-payment-checkout-session-url',
    summary: 'Starts a checkout of the premium plan',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(z.object({ checkoutUrl: z.string() })),
  createCustomerPortalUrl: call({
    access: 'company',
    own,
    path: '/create-payment-customer-portal-url',
    summary: 'The URL of the page where the subscription is managed',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(z.object({ portalUrl: z.string() })),
  verifyStatus: call({
    access: 'company',
    own,
    path: '/verify-payment-subscription-status',
    summary: 'Asks the payment provider how a checkout session ended',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ sessionId: z.string().min(1).max(500) }))
    .output(z.object({ success: z.boolean(), hasPremiumAccess: z.boolean(), message: z.string() })),
};
