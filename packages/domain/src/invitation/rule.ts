import { JOB_POST_NOT_SELECTED_SENTENCE } from '../job-post/words.ts';
import { isApproved, type Reviews } from '../review/rule.ts';
import { premiumRefusal } from '../subscription/rule.ts';
import type { InvitationStatus } from './choice.ts';

export type InvitationRefusal = {
  code: 'PREMIUM_REQUIRED' | 'CONFLICT' | 'NOT_FOUND' | 'BUSINESS_RULE_VIOLATION';
  message: string;
};

export type InvitationFacts = {
  hasPremiumAccess: boolean;
  company: Reviews;
  /** The selected job post, if it is the company's own. */
  jobPost: Reviews | undefined;
  isTalentInSearch: boolean;
  isHiddenByCompany: boolean;
  isInvited: boolean;
  /** The talent has ended the thread of an earlier invitation. */
  isThreadEnded: boolean;
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
    [facts.isInvited, { code: 'CONFLICT', message: 'You have already invited this talent.' }],
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
      facts.isHiddenByCompany,
      {
        code: 'BUSINESS_RULE_VIOLATION',
        message: 'You have hidden this talent. Unhide the profile to invite them.',
      },
    ],
    [
      !facts.isTalentInSearch,
      { code: 'BUSINESS_RULE_VIOLATION', message: 'This talent is not open to invitations at the moment.' },
    ],
  ];
  return premiumRefusal(facts.hasPremiumAccess, 'invite') ?? rules.find(([applies]) => applies)?.[1];
}

/** Whether an invitation is waiting for an answer. After its conversation has ended, it is not. */
export const isInvitationPending = ({
  status,
  isEnded,
}: {
  status: InvitationStatus;
  isEnded: boolean;
}): boolean => status === 'Pending' && !isEnded;

/** Why this answer is no longer possible; undefined if it is. Repeating an answer is not a conflict. */
export function invitationAnswerRefusal(
  current: InvitationStatus,
  answer: 'Accepted' | 'Rejected',
): string | undefined {
  if (current === 'Pending' || current === answer) return undefined;
  return current === 'Accepted'
    ? 'You have already accepted this invitation.'
    : 'You have already declined this invitation.';
}
