import { nounOf } from '../base/count.ts';
import type { ActivityWords } from '../dashboard/words.ts';
import { declineReasonWords } from '../invitation/words.ts';
import type { CompanyActivityType } from './choice.ts';
import type { CompanyFigures, InvitationPerformance } from './figures.ts';

/** The outcomes of invitations, in the order of plot and list. */
export const PERFORMANCE_LABELS = {
  acceptedCount: 'Accepted',
  rejectedCount: 'Declined',
  pendingCount: 'Waiting',
  endedCount: 'Ended unanswered',
} as const satisfies Record<keyof InvitationPerformance, string>;

/** Of the weeks in which a company invited, where they are too few to plot. */
export const INVITATION_WORDS = {
  none: 'No invitations in this period.',
  one: 'invitation',
  many: 'invitations',
} as const;

/** How many invitations are answered. */
export function answeredSentence({ acceptedCount, rejectedCount, ...open }: InvitationPerformance): string {
  const answered = acceptedCount + rejectedCount;
  const all = answered + open.pendingCount + open.endedCount;
  return `${answered} of ${all} ${nounOf(all, 'invitation')} answered.`;
}

/** Why talents declined, as a sum: "pay 6, took another job 2". */
export const declineReasonsWords = (reasons: CompanyFigures['declineReasons']): string =>
  reasons.map(({ reason, count }) => `${declineReasonWords(reason)} ${count}`).join(', ');

type CompanyActivityFacts = {
  type: CompanyActivityType;
  /** Whether the talent did it; else the company. */
  isByTalent: boolean;
  /** Null where it is about no talent. */
  talentName: string | null;
  /** Null where it is about no job post. */
  jobPostTitle: string | null;
  /** Whether an invitation was accepted; false for everything else. */
  isAccepted: boolean;
  /** Whether a record was made, and not changed. */
  isNew: boolean;
};

/** What an activity says. */
export function companyActivityWords(facts: CompanyActivityFacts): ActivityWords {
  const { type, isByTalent, isAccepted, isNew, talentName, jobPostTitle } = facts;
  const talent = talentName ?? '';
  const title = jobPostTitle ?? '';
  const words: Record<CompanyActivityType, ActivityWords> = {
    Invitation: { before: 'You invited ', name: talent, after: ` for ${title}` },
    InvitationResponse: {
      before: '',
      name: talent,
      after: ` ${isAccepted ? 'accepted' : 'declined'} your invitation for ${title}`,
    },
    Shortlist: { before: 'You shortlisted ', name: talent, after: '' },
    Message: isByTalent
      ? { before: '', name: talent, after: ' wrote to you' }
      : { before: 'You wrote to ', name: talent, after: '' },
    JobPost: { before: `You ${isNew ? 'wrote' : 'updated'} the job post `, name: title, after: '' },
    ProfileUpdate: {
      before: `You ${isNew ? 'created' : 'updated'} your company profile`,
      name: '',
      after: '',
    },
  };
  return words[type];
}
