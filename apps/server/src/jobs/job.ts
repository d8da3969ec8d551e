import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';

/** Every kind of job and its data: ids, never content, because the records may have changed when the job runs. */
export type JobData = {
  /** Creates the code of a link and mails it to `email`. Does nothing when no account needs it (any more). */
  'account.mailLink': { mode: AuthActionMode; email: string; uid?: string; continueUrl?: string };
  'talentProfile.review': { talentId: string };
  'companyProfile.review': { companyId: string };
  'jobPost.review': { jobPostId: string };
  /** Deletes the files that no record names any more. */
  'file.deleteUnused': Record<string, never>;
  /** Mails the talent that it is invited, or the company how its invitation was answered. */
  'invitation.mail': { event: SystemMessageEvent; threadId: string; noteMessageId?: string };
  /** Mails a company or talent that it has new messages, if it has not seen them by then. */
  'message.mail': ThreadParty;
};
export type JobName = keyof JobData;

/** A review must outlast a long outage of the reviewer: it is retried every 15 minutes for two weeks. */
const REVIEW_RETRIES = 14 * 24 * 4;

/** How often a failed job is retried, where that differs from the default of the queue. */
export const RETRIES: { [Name in JobName]?: number } = {
  'talentProfile.review': REVIEW_RETRIES,
  'companyProfile.review': REVIEW_RETRIES,
  'jobPost.review': REVIEW_RETRIES,
};
