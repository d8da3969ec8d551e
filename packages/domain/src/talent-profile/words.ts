import { nounOf } from '../base/count.ts';
import type { OpenToWorkStatus } from './choice.ts';
import { SKILLS_MAX } from './limit.ts';

export const OPEN_TO_WORK_STATUS_LABELS: Record<OpenToWorkStatus, string> = {
  ActivelySeeking: 'Actively Seeking',
  OpenToOpportunities: 'Open to Opportunities',
  NotSeeking: 'Not Open to Work',
};

export const MAX_SKILLS_SENTENCE = `Maximum ${SKILLS_MAX} skills allowed`;

/** The companies that have an open conversation with a talent: how many, and the names of the latest. */
export type OpenThreads = { total: number; companyNames: readonly string[] };

/** Tells a talent who is not open to work who can still see what. */
export function hiddenProfileSentence({ total, companyNames }: OpenThreads): string {
  const lists =
    'A company that has put you on a list keeps the name and job title that it saw, and nothing that you write from now on.';
  if (total === 0) return `Companies do not find you, and nobody can open your profile. ${lists}`;
  const others = total - companyNames.length;
  const named = [
    ...companyNames,
    ...(others > 0 ? [`${others} more ${nounOf(others, 'company', 'companies')}`] : []),
  ];
  const who = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
  return `Companies do not find you. ${who} can still see your profile, picture, email and resume until you end your ${nounOf(total, 'conversation')}. ${lists}`;
}
