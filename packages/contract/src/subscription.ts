import { z } from '@talaash/domain/base/schema';
import { Seats } from '@talaash/domain/seat/schema';
import { Payment, SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { call, Nothing } from './call.ts';

const tags = ['Subscription'];
const own = 'the caller’s own company';

const CurrentStatus = z.object({ standing: SubscriptionStatus });

export const subscription = {
  get: call({
    access: 'company',
    permission: 'member',
    own,
    method: 'GET',
    path: '/subscription',
    summary: 'Returns the company’s subscription, its latest payments, newest first, and its seats',
    tags,
  }).output(CurrentStatus.extend({ payments: z.array(Payment), seats: Seats })),
  cancel: call({
    access: 'company',
    permission: 'pay',
    own,
    path: '/cancel-subscription',
    summary: 'Cancels the renewal. Premium lasts until the end of the paid period',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(CurrentStatus),
  resume: call({
    access: 'company',
    permission: 'pay',
    own,
    path: '/resume-subscription',
    summary: 'Resumes a cancelled subscription before the paid period ends',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(CurrentStatus),
  createCheckoutSessionUrl: call({
    access: 'company',
    permission: 'pay',
    own,
    path: '/create-card-payment-checkout-session-url',
    summary: 'Starts a checkout for the premium plan',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(z.object({ checkoutUrl: z.string() })),
  createCustomerPortalUrl: call({
    access: 'company',
    permission: 'pay',
    own,
    path: '/create-payment-customer-portal-url',
    summary: 'Returns the URL of the page to manage the subscription',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(Nothing)
    .output(z.object({ portalUrl: z.string() })),
  verifyStatus: call({
    access: 'company',
    permission: 'member',
    own,
    path: '/verify-payment-subscription-status',
    summary: 'Asks the payment provider for the result of a checkout session',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ sessionId: z.string().min(1).max(500) }))
    .output(z.object({ success: z.boolean(), hasPremiumAccess: z.boolean(), message: z.string() })),
};
