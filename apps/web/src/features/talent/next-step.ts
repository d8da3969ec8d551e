import { PROFILE_COMPLETE_PERCENTAGE, profileCompletion } from '@talaash/domain/talent-profile/completion';
import { isFeedbackGiven, talentStanding } from '@talaash/domain/talent-profile/standing';
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

/** The most useful next step of a talent whom no invitation waits for. */
export function nextStep(facts: TalentFacts): NextStep {
  const { profile } = facts;
  if (!profile) {
    return {
      title: 'Create Your Talent Profile',
      text: 'Companies find you through your profile. Their invitations arrive here.',
      label: 'Create Profile',
      to: '/talent/profile/edit',
    };
  }
  return (
    unreadStep(facts) ??
    feedbackStep(facts) ??
    completionStep(profile) ?? {
      title: 'Your profile is ready',
      text: 'Keep it fresh: companies see when it was last changed.',
      label: 'View Profile',
      to: '/talent/profile',
    }
  );
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

function feedbackStep({ talent, profile }: TalentFacts): NextStep | undefined {
  const standing = talentStanding(talent, profile);
  if (!isFeedbackGiven(standing) || standing.isApproved) return undefined;
  return {
    title: 'Your profile needs changes',
    text: 'Companies can find you as soon as you have fixed what the feedback lists.',
    label: 'Fix Profile',
    to: '/talent/profile/edit',
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
