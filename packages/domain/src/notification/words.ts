import { DELETED_ACCOUNT_NAME } from '../account-deletion/words.ts';
import { TRY_AGAIN_SENTENCE } from '../base/words.ts';
import { ERASURE_DAYS } from '../erasure-request/limit.ts';
import { JOB_POST_ANSWER_DAYS } from '../job-post/limit.ts';
import { INVITATION_DAYS } from '../invitation/limit.ts';
import type { InvitationStatus } from '../invitation/choice.ts';
import type { JoiningNews } from '../joining-record/choice.ts';
import { JOINING_NEWS_WORDS } from '../joining-record/words.ts';
import { plainLineOf } from '../markdown/plain.ts';
import { EMPLOYER_OFFER_WORDS } from '../privacy-shield/offer-words.ts';
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
  decision: 'Reports',
  privacy: 'Privacy',
  meeting: 'Meetings',
  joining: 'Job offers',
  team: 'Team',
};

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
  /** The note that mentions the reader, or the text of the reminder; null if it is gone. */
  excerptText: string | null;
  review: { reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' } | null;
  subscriptionChange: NotifiedSubscriptionChange | null;
  /** The colleague who acted; null if nobody did, or if they have left. */
  colleague: string | null;
  /** The employer that is new in the talent's work history, and whether they hide from it. */
  employer: { name: string; isHidden: boolean } | null;
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

/** In place of a name that the reader's company may not see. */
const UNNAMED = 'a person';

const MEETING_DETAIL = 'Open it to see when.';

type EventWords = (facts: NotificationFacts, reader: UserType) => NotificationWords;

/** What the other side did with the record of a job offer. */
function joining(news: JoiningNews): EventWords {
  const { did, next } = JOINING_NEWS_WORDS[news];
  return (facts) => by(facts, ` ${did}`, next);
}

const EVENT_WORDS: Record<NotificationEvent, EventWords> = {
  invitation_received: (facts) =>
    by(
      facts,
      facts.jobPostTitle === null ? ' invited you' : ` invites you: ${facts.jobPostTitle}`,
      answer(facts),
    ),
  pay_raised: (facts) => by(facts, ' raised the pay of its invitation', facts.jobPostTitle ?? ''),
  follow_up_received: (facts) => by(facts, ' follows up on its invitation', answer(facts)),
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
  job_post_asked: ({ jobPostTitle }) =>
    about(
      `Is this job still open? ${jobPostTitle ?? ''}`.trim(),
      `Without an answer it closes ${JOB_POST_ANSWER_DAYS} days after this question.`,
    ),
  job_post_closed: ({ jobPostTitle }) =>
    about(`Closed without an answer: ${jobPostTitle ?? 'a job post'}`, 'You can open it again at any time.'),
  report_answered: () => about('We have answered your report', 'Open it to read the outcome.'),
  sanction_decided: () =>
    about('An admin has decided about your account', 'Open it to read what and why, and to appeal.'),
  appeal_answered: () => about('We have decided your appeal', 'Open it to read the answer.'),
  employer_added: ({ employer }) => ({
    before: EMPLOYER_OFFER_WORDS.question,
    name: employer?.name ?? '',
    after: EMPLOYER_OFFER_WORDS.questionEnd,
    detail: employer?.isHidden ? EMPLOYER_OFFER_WORDS.hidden : EMPLOYER_OFFER_WORDS.detail,
  }),
  erasure_requested: ({ count }) =>
    about(
      count > 1 ? `${count} people ask you to erase their data` : 'Somebody asks you to erase their data',
      `Open it to see whom. You have ${ERASURE_DAYS} days.`,
    ),
  erasure_confirmed: (facts) => by(facts, ' says that it has erased your data', ''),
  tracking_asked: (facts) =>
    by(facts, ' wants to keep you in its applicant tracking system', 'Allow or refuse it in your settings.'),
  meeting_offered: (facts) => by(facts, ' offers slots for a meeting', MEETING_DETAIL),
  meeting_confirmed: (facts) => by(facts, ' took a slot: the meeting is confirmed', MEETING_DETAIL),
  meeting_moved: (facts) => by(facts, ' took another slot: the meeting has moved', MEETING_DETAIL),
  meeting_cancelled: (facts) =>
    facts.sender.kind === 'system'
      ? about('A meeting is cancelled', 'Its conversation is closed.')
      : by(facts, ' cancelled a meeting', 'Open it to read why.'),
  meeting_reminded: (facts) => ({
    before: 'Your meeting with ',
    name: nameOf(facts.sender),
    after: ' is soon',
    detail: MEETING_DETAIL,
  }),
  joining_offered: joining('offered'),
  joining_accepted: joining('accepted'),
  joining_declined: joining('declined'),
  joining_withdrawn: joining('withdrawn'),
  joining_said: joining('said'),
  joining_confirmed: joining('confirmed'),
  joining_disputed: joining('disputed'),
  note_mentioned: ({ colleague, sender, excerptText }) => ({
    before: `${colleague ?? 'A former member'} mentions you in a note about `,
    name: sender.name ?? UNNAMED,
    after: '',
    detail: excerptText === null ? 'The note is no longer there.' : `“${excerptText}”`,
  }),
  reminder_due: ({ sender, excerptText }) => ({
    before: 'Reminder about ',
    name: sender.name ?? UNNAMED,
    after: '',
    detail: excerptText ?? '',
  }),
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
