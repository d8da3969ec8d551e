import { PROFILE_COMPLETE_PERCENTAGE, profileCompletion } from '@talaash/domain/profile-completion';
import { feedbackState } from '@talaash/domain/review-state';
import type { Talent } from '@talaash/domain/talent';
import type { TalentProfile } from '@talaash/domain/talent-profile';

interface TalentFacts {
  talent: Talent | null;
  profile: TalentProfile | null;
  unreadThreadsCount: number;
}

interface NextStep {
  title: string;
  text: string;
  label: string;
  to: '/talent/profile' | '/talent/profile/edit' | '/talent/messages';
}

/** The one thing that brings this talent on the most now. */
export function nextStep(facts: TalentFacts): NextStep {
  const { profile } = facts;
  if (!profile) {
    return {
      title: 'Create Your Talent Profile',
      text: 'Companies find you by it. Their invitations arrive here.',
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

function unreadStep({ unreadThreadsCount: count }: TalentFacts): NextStep | undefined {
  if (count === 0) return undefined;
  return {
    title: count === 1 ? 'A company waits for your answer' : `${count} conversations wait for you`,
    text: 'There is something new since you last looked.',
    label: 'View Messages',
    to: '/talent/messages',
  };
}

function feedbackStep({ talent }: TalentFacts): NextStep | undefined {
  const state = feedbackState(talent ?? undefined, true);
  if (state !== 'ai_feedback' && state !== 'human_feedback') return undefined;
  return {
    title: 'Your profile needs changes',
    text: 'Companies find you as soon as what the feedback names is fixed.',
    label: 'Fix Profile',
    to: '/talent/profile/edit',
  };
}

function completionStep(profile: TalentProfile): NextStep | undefined {
  const { percentage, missingSections } = profileCompletion(profile);
  if (percentage >= PROFILE_COMPLETE_PERCENTAGE) return undefined;
  return {
    title: `Your profile is ${percentage}% complete`,
    text: `Still missing: ${missingSections.slice(0, 3).join(', ').toLowerCase()}.`,
    label: 'Complete Profile',
    to: '/talent/profile/edit',
  };
}
