import { countOf } from '../base/count.ts';
import type {
  WebhookDeliveryState,
  WebhookFailure,
  WebhookKind,
  WebhookOffReason,
  WebhookTopic,
} from './choice.ts';
import {
  WEBHOOK_ANSWER_SECONDS,
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_PORTS,
  WEBHOOK_REPLAY_DAYS,
  WEBHOOK_REPLAY_MAX,
} from './limit.ts';

export const WEBHOOK_TOPIC_LABELS: Record<WebhookTopic, string> = {
  invitations: 'Invitations',
  conversations: 'Conversations',
  meetings: 'Meetings',
  offers: 'Job offers',
  people: 'People',
  pipeline: 'Pipeline',
  posts: 'Job posts',
  company: 'Company',
};

const KIND_LABELS: Record<WebhookKind, string> = {
  'invitation.sent': 'Sent',
  'invitation.accepted': 'Accepted',
  'invitation.rejected': 'Declined',
  'invitation.declineUndone': 'Decline undone',
  'invitation.edited': 'Edited',
  'invitation.takenBack': 'Taken back',
  'invitation.payRaised': 'Pay raised',
  'invitation.followedUp': 'Followed up',
  'invitation.endsSoon': 'Ends soon',
  'invitation.expired': 'Expired',
  'message.sent': 'Message sent',
  'message.hidden': 'Message hidden',
  'thread.ended': 'Ended',
  'meeting.offered': 'Times offered',
  'meeting.offerWithdrawn': 'Offer withdrawn',
  'meeting.confirmed': 'Confirmed',
  'meeting.moved': 'Moved',
  'meeting.cancelled': 'Cancelled',
  'meeting.reminded': 'Reminder sent',
  'joiningRecord.offered': 'Offered',
  'joiningRecord.moved': 'Changed',
  'shortlistedProfile.put': 'Shortlisted',
  'shortlistedProfile.deleted': 'Removed from the shortlist',
  'hiddenProfile.put': 'Hidden',
  'hiddenProfile.deleted': 'Shown again',
  'erasure.requested': 'Erasure requested',
  'erasure.confirmed': 'Erasure confirmed',
  'pipelineEntry.moved': 'Stage changed',
  'pipelineStages.saved': 'Stages edited',
  'jobPost.saved': 'Saved',
  'jobPost.reviewed': 'Reviewed',
  'jobPost.deleted': 'Deleted',
  'jobPost.restored': 'Restored',
  'jobPost.asked': 'Asked whether it is open',
  'jobPost.opened': 'Opened',
  'jobPost.closed': 'Closed',
  'companyProfile.saved': 'Profile saved',
  'company.reviewed': 'Profile reviewed',
  'company.subscriptionChanged': 'Subscription changed',
};

/** A kind under its topic: "Accepted". */
export const webhookKindLabel = (kind: WebhookKind): string => KIND_LABELS[kind];

export const WEBHOOK_OFF_SENTENCES: Record<WebhookOffReason, string> = {
  owner: 'Switched off by the owner.',
  failures: 'Switched off: an event could not be delivered in three days.',
  gone: 'Switched off: the endpoint answered 410 Gone.',
};

export const WEBHOOK_FAILURE_SENTENCES: Record<WebhookFailure, string> = {
  refused: 'The address is not on the public internet, or its protocol or port is not allowed.',
  unreachable: 'The endpoint could not be reached.',
  timeout: `The endpoint did not answer within ${WEBHOOK_ANSWER_SECONDS} seconds.`,
  unsigned: 'Nothing was sent, because the signing secret cannot be read any more. Rotate it.',
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

export const WEBHOOK_STATE_LABELS: Record<WebhookDeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const WEBHOOK_SECRET_LABEL = 'Signing secret';

/** How long the replaced secret signs too: "Not at all" or "3 days". */
export const webhookOverlapLabel = (days: number): string =>
  days === 0 ? 'Not at all' : countOf(days, 'day');

/** The question before an endpoint is deleted. */
export const WEBHOOK_QUESTION = {
  title: 'Delete this webhook?',
  body: (address: string) => `${address} gets no events any more. Its log and what waits are deleted, too.`,
} as const;

export const WEBHOOK_SENTENCES = {
  subtitle: 'The server posts what happens in your company to your programs: kinds and ids, signed.',
  none: 'No webhooks yet',
  noneHint:
    'A webhook tells a program of yours, such as your applicant tracking system, that an invitation was accepted or a message came.',
  addressHelp: 'An https address on the public internet, such as https://ats.example/talaash',
  secretHelp:
    'Your program checks with this secret that an event is from us. Store it where your program keeps its secrets.',
  rotateHelp:
    'The endpoint gets a new secret. Events are signed with both for the chosen time, so that you can change it in your program.',
  replay: 'Send again since …',
  replayHelp: `Sends the events of the chosen kinds since this time, within the last ${countOf(WEBHOOK_REPLAY_DAYS, 'day')}. They have the same ids as before.`,
  switchOnHelp: 'What waits is sent first.',
  missedHelp: `As far as it is kept: ${countOf(WEBHOOK_REPLAY_DAYS, 'day')}.`,
  noDelivery: 'No deliveries yet',
  noDeliveryHint:
    'Each event that is sent to this endpoint appears here for 30 days. Send a test event to see one.',
  noSuchDelivery: 'No deliveries in this state',
  gone: 'This webhook was deleted',
  changed: 'Webhook changed. The change applies from the next event.',
  deleted: 'Webhook deleted.',
  switchedOff: 'Switched off. What waits is kept.',
  switchedOn: 'Switched on.',
  testSent: 'A test event is on its way. The log shows the answer.',
  queued: 'It is sent again.',
  replayed: (count: number) => `${countOf(count, 'event is', 'events are')} sent again.`,
  failed: 'This failed. Please try again.',
} as const;
