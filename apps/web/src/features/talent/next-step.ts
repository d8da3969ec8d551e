import { PROFILE_COMPLETE_PERCENTAGE, profileCompletion } from '@talaash/domain/talent-profile/completion';
import { talentReviewWords } from '@talaash/domain/talent-profile/review-words';
import { isFeedbackGiven, type TalentStatus, talentStatus } from '@talaash/domain/talent-profile/status';
import type { Talent } from '@talaash/domain/talent/schema';
import type { Thread } from '@talaash/domain/thread/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { NextStep } from '../../parts/next-step.tsx';

interface TalentFacts {
  talent: Talent | null;
  profile: TalentProfile | null;
  /** Empty while loading. */
  threads: readonly {
    thread: Pick<Thread, 'key'>;
    name: string;
    preview: string;
    isUnread: boolean;
  }[];
}

/**
 * The most useful next step of a talent without a waiting invitation. Steps that make the talent visible to companies come first.
 */
export function nextStep(facts: TalentFacts): NextStep {
  const { talent, profile } = facts;
  const status = talentStatus(talent, profile);
  const review = reviewStep(status);
  if (!profile) return review;
  return unreadStep(facts) ?? (status.isApproved ? (completionStep(profile) ?? review) : review);
}

const KEEP_FRESH = 'Keep it up to date. Companies see when you last changed it.';

/** The review status of the profile, in the words of every page. */
function reviewStep(status: TalentStatus): NextStep {
  const { headline: title, text } = talentReviewWords(status);
  const edit = { to: '/talent/profile/edit' } as const;
  const view = { label: 'View Profile', to: '/talent/profile' } as const;
  if (status.feedback === 'incomplete_profile') return { title, text, label: 'Create Profile', ...edit };
  if (isFeedbackGiven(status))
    return { title, text, label: status.isApproved ? 'Edit Profile' : 'Fix Profile', ...edit };
  if (status.feedback === 'none' && !status.isApproved)
    return { title, text, label: 'Edit Profile', ...edit };
  const isReady = status.feedback === 'none' && status.isInSearch;
  return { title, text: isReady ? KEEP_FRESH : text, ...view };
}

function unreadStep({ threads }: TalentFacts): NextStep | undefined {
  const unread = threads.filter(({ isUnread }) => isUnread);
  const [first] = unread;
  if (!first) return undefined;
  return {
    title:
      unread.length === 1
        ? `${first.name} has written to you`
        : `${unread.length} companies have written to you`,
    text: first.preview,
    label: 'View Messages',
    to: '/talent/messages',
    thread: first.thread.key.threadId,
  };
}

function completionStep(profile: TalentProfile): NextStep | undefined {
  const { percentage, missing } = profileCompletion(profile);
  if (percentage >= PROFILE_COMPLETE_PERCENTAGE) return undefined;
  return {
    title: `Your profile is ${percentage}% complete`,
    text: `Still missing: ${missing
      .slice(0, 3)
      .map(({ title }) => title)
      .join(', ')
      .toLowerCase()}.`,
    label: 'Complete Profile',
    to: '/talent/profile/edit',
  };
}
