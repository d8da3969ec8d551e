import { expect, test } from 'vitest';
import { hiddenProfileSentence } from './words.ts';

test.each([
  [
    0,
    [],
    /^Companies cannot find you, and no one can open your profile\. Companies that have shortlisted or hidden you/,
  ],
  [
    1,
    ['One'],
    /^Companies cannot find you\. One can still see .* until you end your conversation\. Companies/,
  ],
  [
    2,
    ['One', 'Two'],
    /^Companies cannot find you\. One and Two can still see .* end your conversations\. Companies/,
  ],
  [4, ['A', 'B', 'C'], /\. A, B, C and 1 more company can still see /],
  [5, ['A', 'B', 'C'], /\. A, B, C and 2 more companies can still see /],
])('a talent with %s open conversations is told who can still see what', (total, companyNames, sentence) => {
  expect(hiddenProfileSentence({ total, companyNames })).toMatch(sentence);
});
