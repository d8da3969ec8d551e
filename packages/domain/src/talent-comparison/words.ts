import { COMPARED_MAX } from './limit.ts';

const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four'] as const;

const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

export const COMPARISON_SENTENCES = {
  full: `You can compare ${countWord(COMPARED_MAX)} people at most. Take somebody out first.`,
  tooMany: `${COMPARED_MAX} people at most are compared. These are the first ${countWord(COMPARED_MAX)} of the link.`,
  needsTwo: 'Pick one more person to compare.',
  nobody: 'Nobody to compare yet',
  nobodyHint: 'Pick people in the search or on a shortlist (X), then compare them side by side.',
  single: 'One person alone. Pick another one to compare.',
  nothingDiffers: 'Nothing differs between these people.',
  failed: 'The comparison did not load',
} as const;

/** In place of people whom a link names and the company does not see. */
export const unavailableSentence = (count: number): string =>
  count === 1 ? 'One person is not available any more.' : `${count} people are not available any more.`;

/** "3 of 4 picked" */
export const pickedSentence = (count: number): string => `${count} of ${COMPARED_MAX} picked`;

/** Says what bold values are. */
export const bestSentence = (people: number): string => `Bold is best of the ${countWord(people)}`;
