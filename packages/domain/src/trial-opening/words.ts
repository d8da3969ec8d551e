import { countOf } from '../base/count.ts';
import { TRIAL_OPENINGS_MAX } from './limit.ts';

export const TRIAL_OPENING_WORDS = {
  open: 'Show the whole profile',
  /** Before the press. */
  told: 'This person sees that you opened their profile.',
  failed: 'Failed to open the profile. Please try again.',
  notWaiting: 'Whole profiles open once your company profile is approved.',
  used: `You have opened ${TRIAL_OPENINGS_MAX} whole profiles, as many as you can before your company profile is approved.`,
} as const;

/** "While your company waits for its review, you can open 9 more whole profiles." */
export const trialLeftSentence = (left: number): string =>
  left === 0
    ? TRIAL_OPENING_WORDS.used
    : `While your company waits for its review, you can open ${countOf(left, 'whole profile')}.`;
