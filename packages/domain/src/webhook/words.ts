import { countOf } from '../base/count.ts';
import type { WebhookOffReason } from './choice.ts';
import { WEBHOOK_ENDPOINTS_MAX, WEBHOOK_PORTS, WEBHOOK_REPLAY_DAYS, WEBHOOK_REPLAY_MAX } from './limit.ts';

export const WEBHOOK_OFF_SENTENCES: Record<WebhookOffReason, string> = {
  owner: 'Switched off by the owner.',
  failures: 'Switched off: an event could not be delivered in three days.',
  gone: 'Switched off: the endpoint answered 410 Gone.',
};

export const WEBHOOK_REFUSALS = {
  address: 'Must be a web address, such as https://ats.example/talaash',
  protocol: 'Must start with https://',
  port: `Must have the port ${WEBHOOK_PORTS.join(' or ')}`,
  privateAddress: 'Must be on the public internet',
  noKind: 'Choose at least one',
  addressTaken: 'You already have an endpoint with this address.',
  full: `You have ${countOf(WEBHOOK_ENDPOINTS_MAX, 'endpoint')}, which is the limit. Delete one to add another.`,
  off: 'This endpoint is off. Switch it on first.',
  notApproved: 'Your company is not approved, so nothing is sent. Wait for the review of your profile.',
  sinceInFuture: 'Must be in the past',
  sinceTooOld: `Must be within the last ${countOf(WEBHOOK_REPLAY_DAYS, 'day')}`,
  tooMany: `These are more than ${WEBHOOK_REPLAY_MAX.toLocaleString('en')} events. Choose a later time.`,
  secretLost: 'This secret cannot be read any more. Rotate it.',
  underWay: 'This delivery is being sent right now.',
} as const;
