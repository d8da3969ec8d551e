import { BLOCKED_SENTENCES } from '../block/words.ts';
import type { InvitationAllowance } from '../invitation-allowance/schema.ts';
import { allowanceUsedSentence, WEEK_FULL_SENTENCE } from '../invitation-allowance/words.ts';
import { statesPay } from '../job-terms/rule.ts';
import type { JobTerms, Pay } from '../job-terms/schema.ts';
import { JOB_POST_CLOSED_SENTENCE, JOB_POST_NOT_SELECTED_SENTENCE } from '../job-post/words.ts';
import { isApproved, type Reviews } from '../review/rule.ts';
import { premiumRefusal } from '../subscription/rule.ts';
import type { InvitationStatus } from './choice.ts';
import { isInvitationPending } from './pending.ts';
import {
  DECLINE_UNDO_SECONDS,
  INVITATION_CHANGE_MINUTES,
  INVITATION_REST_DAYS,
  INVITATIONS_OF_TALENT_A_DAY_MAX,
} from './limit.ts';
import { INVITATION_SENTENCES, restSentence } from './words.ts';

export type InvitationRefusal = {
  code: 'PREMIUM_REQUIRED' | 'CONFLICT' | 'NOT_FOUND' | 'BUSINESS_RULE_VIOLATION';
  message: string;
};

export type InvitationFacts = {
  hasPremiumAccess: boolean;
  company: Reviews;
  /** The selected job post, if it is the company's own. */
  jobPost:
    | (Reviews & { terms?: JobTerms | null | undefined; closedIsoDateTimeUtc?: string | null | undefined })
    | undefined;
  isTalentInSearch: boolean;
  isHiddenByCompany: boolean;
  /** Whether the company has blocked the talent; undefined where it is not known, as on a button. */
  isBlockedByCompany?: boolean;
  isInvited: boolean;
  /** When the talent declined the invitation, as an ISO time; absent if it did not, or before this was kept. */
  declinedIsoDateTimeUtc?: string | undefined;
  /** How often the company has invited the talent in the last 24 hours. Only the server counts. */
  sentToday?: number | undefined;
  /** How many invitations the company may send today, and how many it has sent. Only the server always knows. */
  allowance?: Pick<InvitationAllowance, 'aDay' | 'sentToday'> | undefined;
  /** The talent takes no more invitations this week. */
  isWeekFull?: boolean | undefined;
  /** The talent has ended the thread of an earlier invitation. */
  isThreadEnded: boolean;
  /** The talent takes only invitations that state pay. */
  isPayRequired: boolean;
};

/** Why this company cannot invite anybody now, one sentence for each reason; none if it can. */
export const companyInvitationRefusals = ({
  hasPremiumAccess,
  company,
}: Pick<InvitationFacts, 'hasPremiumAccess' | 'company'>): InvitationRefusal[] =>
  [premiumRefusal(hasPremiumAccess, 'invite'), approvalRefusal(company)].filter(
    (refused) => refused !== undefined,
  );

const approvalRefusal = (company: Reviews): InvitationRefusal | undefined =>
  isApproved(company)
    ? undefined
    : {
        code: 'BUSINESS_RULE_VIOLATION',
        message: 'Your company profile must be approved before you can invite talent.',
      };

/** Why this company cannot invite this talent for this job post now, in one sentence; undefined if it can. */
export function invitationRefusal(facts: InvitationFacts): InvitationRefusal | undefined {
  const unapproved = approvalRefusal(facts.company);
  const rules: [boolean, InvitationRefusal][] = [
    [
      facts.isThreadEnded,
      {
        code: 'CONFLICT',
        message: 'This person has ended the conversation with you and cannot be invited again.',
      },
    ],
    [
      facts.isInvited,
      {
        code: 'CONFLICT',
        message:
          facts.declinedIsoDateTimeUtc === undefined
            ? 'You have already invited this talent.'
            : restSentence(restUntil(Date.parse(facts.declinedIsoDateTimeUtc))),
      },
    ],
    [
      (facts.sentToday ?? 0) >= INVITATIONS_OF_TALENT_A_DAY_MAX,
      { code: 'CONFLICT', message: INVITATION_SENTENCES.tooOften },
    ],
    ...(unapproved ? [[true, unapproved] as [boolean, InvitationRefusal]] : []),
    [facts.jobPost === undefined, { code: 'NOT_FOUND', message: JOB_POST_NOT_SELECTED_SENTENCE }],
    [
      facts.jobPost !== undefined && !isApproved(facts.jobPost),
      {
        code: 'BUSINESS_RULE_VIOLATION',
        message: 'This job post must pass review before you can invite talent for it.',
      },
    ],
    [
      Boolean(facts.jobPost?.closedIsoDateTimeUtc),
      { code: 'BUSINESS_RULE_VIOLATION', message: JOB_POST_CLOSED_SENTENCE },
    ],
    [
      facts.isBlockedByCompany === true,
      { code: 'BUSINESS_RULE_VIOLATION', message: BLOCKED_SENTENCES.company },
    ],
    [
      facts.isHiddenByCompany,
      {
        code: 'BUSINESS_RULE_VIOLATION',
        message: 'You have hidden this talent. Unhide the profile to invite them.',
      },
    ],
    [
      facts.isPayRequired && !statesPay(facts.jobPost?.terms),
      { code: 'BUSINESS_RULE_VIOLATION', message: INVITATION_SENTENCES.payRequired },
    ],
    [
      !facts.isTalentInSearch,
      { code: 'BUSINESS_RULE_VIOLATION', message: 'This talent is not open to invitations at the moment.' },
    ],
    [facts.isWeekFull === true, { code: 'BUSINESS_RULE_VIOLATION', message: WEEK_FULL_SENTENCE }],
    [
      facts.allowance !== undefined && facts.allowance.sentToday >= facts.allowance.aDay,
      { code: 'BUSINESS_RULE_VIOLATION', message: allowanceUsedSentence(facts.allowance?.aDay ?? 0) },
    ],
  ];
  return premiumRefusal(facts.hasPremiumAccess, 'invite') ?? rules.find(([applies]) => applies)?.[1];
}

/** Why this answer is no longer possible; undefined if it is. Repeating an answer is not a conflict. */
export function invitationAnswerRefusal(
  current: InvitationStatus,
  answer: 'Accepted' | 'Rejected',
): string | undefined {
  if (current === 'Pending' || current === answer) return undefined;
  const sentences: Record<Exclude<InvitationStatus, 'Pending'>, string> = {
    Accepted: 'You have already accepted this invitation.',
    Rejected: 'You have already declined this invitation.',
    TakenBack: 'The company took this invitation back.',
    Expired: INVITATION_SENTENCES.expired,
  };
  return sentences[current];
}

/**
 * Why a decline can no longer be taken back; undefined if it can.
 *
 * @param secondsAgo since the decline; null for declines from before this was kept
 */
export function declineUndoRefusal(
  { status, isEnded }: Pick<SentInvitation, 'status' | 'isEnded'>,
  secondsAgo: number | null,
): string | undefined {
  const isInTime = secondsAgo !== null && secondsAgo <= DECLINE_UNDO_SECONDS;
  return status === 'Rejected' && !isEnded && isInTime ? undefined : INVITATION_SENTENCES.undoTooLate;
}

/** An invitation as the rules of changing it read it. */
export type SentInvitation = {
  status: InvitationStatus;
  isEnded: boolean;
  /** When it was sent, in milliseconds. */
  sentAt: number;
};

/** Why a company can no longer edit this invitation or take it back; undefined if it can. */
export function invitationChangeRefusal(invitation: SentInvitation, now: number): string | undefined {
  if (!isInvitationPending(invitation)) return notPendingSentence(invitation.status);
  return now - invitation.sentAt > INVITATION_CHANGE_MINUTES * 60_000
    ? `You can change an invitation for ${INVITATION_CHANGE_MINUTES} minutes after you have sent it.`
    : undefined;
}

/** Why a company cannot raise the pay of an invitation to this range; undefined if it can. */
export function payRaiseRefusal(
  { pay, isRaised, ...invitation }: SentInvitation & { pay: Pay | null | undefined; isRaised: boolean },
  raised: Pay,
): string | undefined {
  if (!isInvitationPending(invitation)) return notPendingSentence(invitation.status);
  if (isRaised) return 'You have already raised the pay of this invitation. It can be raised once.';
  if (!pay) return undefined;
  if (isLower(raised, pay)) return LOWERED_SENTENCE;
  const [before, after] = [pay.inCurrency, raised.inCurrency];
  if (before && after && before.currency === after.currency && isLower(after, before))
    return LOWERED_SENTENCE;
  return raised.from === pay.from && raised.to === pay.to
    ? 'This is the pay that the invitation already states.'
    : undefined;
}

type Range = Pick<Pay, 'from' | 'to'>;

const isLower = (range: Range, than: Range): boolean => range.from < than.from || range.to < than.to;

const LOWERED_SENTENCE = 'You can raise the pay, but not lower it.';

const notPendingSentence = (status: InvitationStatus): string =>
  status === 'Accepted' || status === 'Rejected'
    ? `This person has already ${status === 'Accepted' ? 'accepted' : 'declined'} the invitation.`
    : 'This invitation is no longer open.';

/**
 * Whether a company can invite this person again: the last invitation ended without an answer, or was declined long ago.
 *
 * @param declinedAt when it was declined, in milliseconds; null for those declined before this was kept, which rest for ever
 */
export function canInviteAgain(
  status: InvitationStatus | undefined,
  declinedAt: number | null,
  now: number,
): boolean {
  if (status === 'Rejected') return declinedAt !== null && now >= restUntil(declinedAt);
  return status === undefined || status === 'TakenBack' || status === 'Expired';
}

const restUntil = (declinedAt: number): number => declinedAt + INVITATION_REST_DAYS * 24 * 60 * 60 * 1000;
