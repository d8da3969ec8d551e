import { wordsOf } from './finding.ts';

/** Whether a text has too few different words. Words in any script count. */
export const isThin = (text: string, distinctWordsMin: number): boolean =>
  new Set(wordsOf(text)).size < distinctWordsMin;
