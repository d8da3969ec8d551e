import type { EVENT_RECEIVERS, EventKind } from '../event/choice.ts';

/** The kinds of events that the live stream of a company receives. */
type CompanyEventKind = {
  [Kind in EventKind]: 'company' extends (typeof EVENT_RECEIVERS)[Kind][number] ? Kind : never;
}[EventKind];

/** What the kinds are about, in the order of the page. */
export const WEBHOOK_TOPICS = [
  'invitations',
  'conversations',
  'meetings',
  'offers',
  'people',
  'pipeline',
  'posts',
  'company',
] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/**
 * Every kind that a company receives, and the topic under which its webhooks offer it; null if they do not. A kind that only its pages
 * need is not offered. Nothing is offered that a company does not receive: a new kind does not compile until it is decided here.
 */
const TOPICS = {
  'invitation.sent': 'invitations',
  'invitation.accepted': 'invitations',
  'invitation.rejected': 'invitations',
  'invitation.declineUndone': 'invitations',
  'invitation.edited': 'invitations',
  'invitation.takenBack': 'invitations',
  'invitation.payRaised': 'invitations',
  'invitation.followedUp': 'invitations',
  'invitation.endsSoon': 'invitations',
  'invitation.expired': 'invitations',
  'message.sent': 'conversations',
  'message.hidden': 'conversations',
  'thread.ended': 'conversations',
  'meeting.offered': 'meetings',
  'meeting.offerWithdrawn': 'meetings',
  'meeting.confirmed': 'meetings',
  'meeting.moved': 'meetings',
  'meeting.cancelled': 'meetings',
  'meeting.reminded': 'meetings',
  'joiningRecord.offered': 'offers',
  'joiningRecord.moved': 'offers',
  'shortlistedProfile.put': 'people',
  'shortlistedProfile.deleted': 'people',
  'hiddenProfile.put': 'people',
  'hiddenProfile.deleted': 'people',
  'erasure.requested': 'people',
  'erasure.confirmed': 'people',
  'pipelineEntry.moved': 'pipeline',
  'pipelineStages.saved': 'pipeline',
  'jobPost.saved': 'posts',
  'jobPost.reviewed': 'posts',
  'jobPost.deleted': 'posts',
  'jobPost.restored': 'posts',
  'jobPost.asked': 'posts',
  'jobPost.opened': 'posts',
  'jobPost.closed': 'posts',
  'companyProfile.saved': 'company',
  'company.reviewed': 'company',
  'company.subscriptionChanged': 'company',
  'company.humanReviewRequested': null,
  'companyMember.changed': null,
  'companyDomain.changed': null,
  'companyIdentifier.changed': null,
  'followUp.changed': null,
  'thread.read': null,
  'thread.readMarked': null,
  // What the members note about a person is for them alone.
  'talentRecord.changed': null,
  'talentNote.written': null,
  'talentReminder.due': null,
  'savedSearch.saved': null,
  'savedSearch.deleted': null,
  'messageTemplate.changed': null,
  'apiKey.changed': null,
  'connectedProgram.changed': null,
  // Between the company and its applicant tracking system, which knows it already.
  'applicantTracking.changed': null,
  'applicantTracking.moved': null,
  'webhook.changed': null,
  'block.changed': null,
  'report.answered': null,
  'sanction.decided': null,
  'appeal.answered': null,
  'notification.changed': null,
} as const satisfies Record<CompanyEventKind, WebhookTopic | null>;

/** A kind of event that a company can choose. */
export type WebhookKind = {
  [Kind in keyof typeof TOPICS]: (typeof TOPICS)[Kind] extends null ? never : Kind;
}[keyof typeof TOPICS];

export const WEBHOOK_KINDS = (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).filter(
  (kind): kind is WebhookKind => TOPICS[kind] !== null,
);

/** The kinds of a topic. */
export const kindsOfTopic = (topic: WebhookTopic): readonly WebhookKind[] =>
  WEBHOOK_KINDS.filter((kind) => TOPICS[kind] === topic);

/** What the owner sends to see whether an endpoint answers. */
export const WEBHOOK_TEST = 'webhook.test';
export type WebhookType = WebhookKind | typeof WEBHOOK_TEST;
export const WEBHOOK_TYPES: readonly WebhookType[] = [...WEBHOOK_KINDS, WEBHOOK_TEST];

/** `waiting`: it is sent, now or after a pause, or waits for an earlier one of its conversation. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Why an endpoint is off: its owner switched it off, deliveries failed for days, or it answered 410 Gone. */
export const WEBHOOK_OFF_REASONS = ['owner', 'failures', 'gone'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/**
 * Why there was no answer: the address is not on the public internet, nothing answered there, or not in time; or nothing was sent,
 * because no secret could be read to sign it.
 */
export const WEBHOOK_FAILURES = ['refused', 'unreachable', 'timeout', 'unsigned'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
