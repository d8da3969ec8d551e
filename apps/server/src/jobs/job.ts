import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';

/** Every kind of job and what it is told: ids, never content, for what they name may have changed when it runs. */
export type JobData = {
  /** Makes the code of a link and mails it to `email`; nothing when no account needs it (any more). */
  'account.mailLink': { mode: AuthActionMode; email: string; uid?: string; continueUrl?: string };
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
  /** Mails the talent that it is invited, or the company how its invitation was answered. */
  'invitation.mail': { event: SystemMessageEvent; threadId: string; noteMessageId?: string };
  /** Mails a company or talent that it has new messages, if it has not seen them by then. */
  'message.mail': ThreadParty;
};
export type JobName = keyof JobData;

/** A review is owed however long the reviewer is away: every quarter of an hour, for two weeks. */
const REVIEW_RETRIES = 14 * 24 * 4;

/** How often a job that fails is tried again, where it is not as often as any. */
export const RETRIES: { [Name in JobName]?: number } = {
  'talentProfile.review': REVIEW_RETRIES,
  'companyProfile.review': REVIEW_RETRIES,
  'jobPost.review': REVIEW_RETRIES,
};
