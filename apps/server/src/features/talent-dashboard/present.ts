import type { TalentActivity, TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import type { TalentActivityType } from '@talaash/domain/talent-dashboard/choice';
import { talentFigures } from '@talaash/domain/talent-dashboard/figures';
import { activitySentence } from '@talaash/domain/dashboard/words';
import { activityWords } from '@talaash/domain/talent-dashboard/words';
import { profileCompletion } from '@talaash/domain/talent-profile/completion';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { profileTips } from '@talaash/domain/talent-profile/tip';
import type { ActivityRow, readTalentHistory } from './queries.ts';

/** @param profile undefined if there is none yet */
export function toTalentDashboardStats(
  history: Awaited<ReturnType<typeof readTalentHistory>>,
  profile: TalentProfile | undefined,
  now: number,
): TalentDashboardStats {
  const { percentage, missing } = profileCompletion(profile ?? {});
  return {
    ...talentFigures(history, now),
    profileCompletionPercentage: percentage,
    missingProfileSections: missing.map(({ id }) => id),
    profileOptimizationTips: profile ? profileTips(profile) : [],
    oldestPendingInvitation: history.oldestPendingInvitation,
  };
}

/** An activity without its own id gets its list position as id: the company's id would reveal the company. */
export function toTalentActivity(row: ActivityRow, position: number): TalentActivity {
  const type = typeOf(row);
  const { companyName, jobPostTitle, threadId } = row;
  const timestamp = new Date(row.at).toISOString();
  return {
    id: row.id || `${type} ${timestamp} ${position}`,
    type,
    message: activitySentence(activityWords({ type, companyName, jobPostTitle })),
    timestamp,
    companyName,
    jobPostTitle,
    threadId,
  };
}

function typeOf({ kind, event, sender }: ActivityRow): TalentActivityType {
  if (kind === 'shortlist') return 'Shortlisted';
  if (kind === 'profile') return 'ProfileUpdated';
  if (event === 'InvitationSent') return 'InvitationReceived';
  if (event === 'InvitationAccepted') return 'InvitationAccepted';
  if (event === 'InvitationRejected') return 'InvitationRejected';
  return sender === 'Talent' ? 'MessageSent' : 'MessageReceived';
}
