import { expect, test } from 'vitest';
import { shieldEffectSentence } from './words.ts';

test.each([
  [0, [], [], 'No company here matches today. The entry covers later ones, too.'],
  [1, [], [], 'One company here matches.'],
  [2, ['Prairie'], [], '2 companies here match, among them Prairie.'],
  [
    5,
    ['A', 'B', 'C', 'D'],
    ['A', 'B'],
    '5 companies here match, among them A, B, and 2 more. Your conversations with A and B stay, without your profile, files and email address.',
  ],
  [
    1,
    ['A'],
    ['A'],
    'One company here matches: A. Your conversation with A stays, without your profile, files and email address.',
  ],
])('%i companies, known %j, talking %j', (companiesCount, knownNames, conversationNames, sentence) => {
  expect(shieldEffectSentence({ companiesCount, knownNames, conversationNames })).toBe(sentence);
});
