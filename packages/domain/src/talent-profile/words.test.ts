import { expect, test } from 'vitest';
import { hiddenProfileSentence } from './words.ts';

test.each([
  [
    0,
    [],
    /^Companies do not find you, and nobody can open your profile\. A company that has put you on a list/,
  ],
  [
    1,
    ['One'],
    /^Companies do not find you\. One can still see .* until you end your conversation\. A company/,
  ],
  [2, ['One', 'Two'], /^Companies do not find you\. One and Two can still see .* end your conversations\. A/],
  [4, ['A', 'B', 'C'], /\. A, B, C and 1 more company can still see /],
  [5, ['A', 'B', 'C'], /\. A, B, C and 2 more companies can still see /],
])('a talent with %s open conversations is told who can still see what', (total, companyNames, sentence) => {
  expect(hiddenProfileSentence({ total, companyNames })).toMatch(sentence);
});
