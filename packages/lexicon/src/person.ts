import { wordOf } from './entry.ts';
import { HONORIFIC } from './generated/honorific.ts';
import { namePattern } from './name-pattern.ts';

const HONORIFIC_BEFORE = new RegExp(`^${namePattern(HONORIFIC.map(wordOf))}\\.?\\s+`, 'iu');

/** A name without "Mr." or "Shri" before it. */
export const withoutHonorific = (name: string): string => name.replace(HONORIFIC_BEFORE, '');
