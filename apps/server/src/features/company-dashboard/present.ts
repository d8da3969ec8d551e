import type { CompanyActivity } from '@talaash/contract/company-dashboard';
import type { CompanyActivityType } from '@talaash/domain/company-dashboard/choice';
import { companyActivityWords } from '@talaash/domain/company-dashboard/words';
import { activitySentence } from '@talaash/domain/dashboard/words';
import type { CompanyActivityRow } from './queries.ts';

export function toCompanyActivity(row: CompanyActivityRow): CompanyActivity {
  const { id, sender, event, isNew, talentName, jobPostTitle, threadId, jobPostId } = row;
  const type = typeOf(row);
  const facts = {
    type,
    isByTalent: sender === 'Talent' || type === 'InvitationResponse',
    isAccepted: event === 'InvitationAccepted',
    isNew,
    talentName,
    jobPostTitle,
  };
  return {
    ...facts,
    id: `${type} ${id}`,
    message: activitySentence(companyActivityWords(facts)),
    timestamp: new Date(row.at).toISOString(),
    threadId,
    jobPostId,
  };
}

const TYPES = { shortlist: 'Shortlist', jobPost: 'JobPost', profile: 'ProfileUpdate' } as const;

function typeOf({ kind, event }: CompanyActivityRow): CompanyActivityType {
  if (kind !== 'message') return TYPES[kind];
  if (event === null) return 'Message';
  return event === 'InvitationSent' ? 'Invitation' : 'InvitationResponse';
}
