import { DELETED_ACCOUNT_NAME } from '../account-deletion/words.ts';
import { TRY_AGAIN_SENTENCE } from '../base/words.ts';
import { INVITATION_DAYS } from '../invitation/limit.ts';
import type { InvitationStatus } from '../invitation/choice.ts';
import { plainLineOf } from '../markdown/plain.ts';
import { REVIEW_PASSED_SENTENCES, reviewNews } from '../review/words.ts';
import type { UserType } from '../user-profile/choice.ts';
import type {
  NotificationEvent,
  NotificationSenderKind,
  NotificationType,
  NotifiedSubscriptionChange,
} from './choice.ts';
import { NOTIFICATION_KEPT_DAYS } from './limit.ts';

export const NOTIFICATION_SENTENCES = {
  loadFailed: 'Your notifications did not load',
  changeFailed: TRY_AGAIN_SENTENCE,
  none: 'You are up to date',
  noneText: 'Invitations, messages and review results appear here.',
  noneShown: 'No notifications here',
  archived: 'Archived',
  unarchived: 'Unarchived',
  kept: `Kept for ${NOTIFICATION_KEPT_DAYS} days.`,
} as const;

export const NOTIFICATION_TYPE_LABELS: Record<NotificationType, string> = {
  invitation: 'Invitations',
  invitation_response: 'Answers',
  message: 'Messages',
  shortlist: 'Shortlists',
  job_post: 'Job posts',
  profile_update: 'Reviews',
  subscription: 'Subscription',
};

/** The number of unread entries in words. */
export const unreadSentence = (count: number): string =>
  count === 1 ? '1 unread notification' : `${count} unread notifications`;

/** What an entry tells, as far as it is still there. */
export type NotificationFacts = {
  event: NotificationEvent;
  /** How many events of it are unread or were read together. */
  count: number;
  sender: { kind: NotificationSenderKind; name: string | null };
  jobPostTitle: string | null;
  invitationStatus: InvitationStatus | null;
  isThreadEnded: boolean;
  /** The beginning of the message as Markdown. */
  excerptMarkdown: string | null;
  review: { reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' } | null;
  subscriptionChange: NotifiedSubscriptionChange | null;
};

/** An entry in words: its sentence in pieces around the name, and a second line, which may be empty. */
export type NotificationWords = { before: string; name: string; after: string; detail: string };

const about = (sentence: string, detail = ''): NotificationWords => ({
  before: sentence,
  name: '',
  after: '',
  detail,
});

/** @param reader the entry's recipient */
export const notificationWords = (facts: NotificationFacts, reader: UserType): NotificationWords =>
  EVENT_WORDS[facts.event](facts, reader);

type EventWords = (facts: NotificationFacts, reader: UserType) => NotificationWords;

const EVENT_WORDS: Record<NotificationEvent, EventWords> = {
  invitation_received: (facts) =>
    by(
      facts,
      facts.jobPostTitle === null ? ' invited you' : ` invites you: ${facts.jobPostTitle}`,
      answer(facts),
    ),
  pay_raised: (facts) => by(facts, ' raised the pay of its invitation', facts.jobPostTitle ?? ''),
  invitation_ends_soon: (facts) => ({
    before: 'The invitation from ',
    name: nameOf(facts.sender),
    after: ' ends soon',
    detail: answer(facts),
  }),
  invitation_expired: (facts) => ({
    before: 'Your invitation to ',
    name: nameOf(facts.sender),
    after: ` ended after ${INVITATION_DAYS} days without an answer`,
    detail: facts.jobPostTitle ?? '',
  }),
  invitation_accepted: (facts) => by(facts, ' accepted your invitation', facts.jobPostTitle ?? ''),
  invitation_rejected: (facts) => by(facts, ' declined your invitation', facts.jobPostTitle ?? ''),
  message_received: (facts) =>
    by(facts, facts.count > 1 ? ` sent ${facts.count} messages` : ' sent a message', excerpt(facts)),
  message_sent: (facts) => ({
    before: 'You wrote to ',
    name: nameOf(facts.sender),
    after: '',
    detail: excerpt(facts),
  }),
  shortlisted: ({ sender }) => ({
    before: '',
    name: sender.name ?? 'A company',
    after: ' shortlisted you',
    detail: '',
  }),
  profile_updated: profileReview,
  job_post_reviewed: jobPostReview,
  subscription_changed: ({ subscriptionChange }) => SUBSCRIPTION_WORDS[subscriptionChange ?? 'ended'],
};

const nameOf = ({ name }: NotificationFacts['sender']): string => name ?? DELETED_ACCOUNT_NAME;

const by = ({ sender }: NotificationFacts, after: string, detail: string): NotificationWords => ({
  before: '',
  name: nameOf(sender),
  after,
  detail,
});

/** What has become of an invitation; while it waits, the company's note. */
function answer(facts: NotificationFacts): string {
  if (facts.invitationStatus === 'Accepted') return 'You accepted.';
  if (facts.invitationStatus === 'Rejected') return 'You declined.';
  if (facts.invitationStatus === 'TakenBack') return 'The company took it back.';
  if (facts.invitationStatus === 'Expired') return 'It ended without an answer.';
  if (facts.isThreadEnded) return 'This conversation has ended.';
  return excerpt(facts) || 'Waiting for your answer.';
}

const excerpt = ({ excerptMarkdown }: NotificationFacts): string => {
  const line = plainLineOf(excerptMarkdown ?? '');
  return line === '' ? '' : `“${line}”`;
};

function profileReview({ review }: NotificationFacts, reader: UserType): NotificationWords {
  const verdict = review ?? { reviewer: 'ai', reviewStatus: 'fail' };
  return about(
    reviewNews(reader, verdict),
    verdict.reviewStatus === 'pass' ? REVIEW_PASSED_SENTENCES[reader] : 'Open it to see the reasons.',
  );
}

function jobPostReview({ review, jobPostTitle }: NotificationFacts): NotificationWords {
  if (jobPostTitle === null) return about('A job post was reviewed', 'It has since been deleted.');
  return review?.reviewStatus === 'pass'
    ? about(`Your job post passed its review: ${jobPostTitle}`)
    : about(`Your job post needs improvements: ${jobPostTitle}`, 'Open it to see the reasons.');
}

const SUBSCRIPTION_WORDS: Record<NotifiedSubscriptionChange, NotificationWords> = {
  renewed: about('Your subscription was renewed'),
  paymentFailed: about('Your payment failed', 'Please check your payment method.'),
  ended: about(
    'Your premium access has ended',
    'You can still read everything. Subscribe again to invite and message talent.',
  ),
};

/** An entry as one sentence. */
export function notificationSentence(facts: NotificationFacts, reader: UserType): string {
  const { before, name, after } = notificationWords(facts, reader);
  return `${before}${name}${after}`;
}
