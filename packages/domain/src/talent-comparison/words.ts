import { COMPARED_MAX, PICKED_MAX } from './limit.ts';

const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four'] as const;

const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

export const COMPARISON_SENTENCES = {
  full: `You can pick up to ${PICKED_MAX} people. Remove someone first.`,
  fourAtOnce: `You can compare up to ${countWord(COMPARED_MAX)} people.`,
  tooMany: `You can compare up to ${countWord(COMPARED_MAX)} people. These are the first ${countWord(COMPARED_MAX)} in the link.`,
  needsTwo: 'Pick one more person to compare.',
  nobody: 'No one to compare yet',
  nobodyHint: 'Pick people in search or on a shortlist (X), then compare them side by side.',
  single: 'Only one person is picked. Pick another one to compare.',
  nothingDiffers: 'These people do not differ in anything.',
  inviteEach: 'Invite one by one',
  failed: 'The comparison did not load',
} as const;

/** In place of people whom a link names and the company does not see. */
export const unavailableSentence = (count: number): string =>
  count === 1 ? 'One person is no longer available.' : `${count} people are no longer available.`;

/** "3 of 10 picked" */
export const pickedSentence = (count: number): string => `${count} of ${PICKED_MAX} picked`;

/** Says what bold values are. */
export const bestSentence = (people: number): string => `Bold is the best of ${countWord(people)}`;
