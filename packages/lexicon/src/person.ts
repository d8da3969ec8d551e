import { wordOf } from './entry.ts';
import { HONORIFIC } from './generated/honorific.ts';
import { namePattern } from './name-pattern.ts';

const HONORIFIC_BEFORE = new RegExp(`^${namePattern(HONORIFIC.map(wordOf))}\\.?\\s+`, 'iu');

/** Removes "Mr.", "Shri" and the like from the start of a name. */
export const withoutHonorific = (name: string): string => name.replace(HONORIFIC_BEFORE, '');
