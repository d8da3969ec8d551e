import type { SearchField } from '@talaash/domain/talent-search/choice';
import { expect, test } from 'vitest';
import { whyFound } from './why-found.ts';

const SHOWN = ['Senior React Developer', 'Indiranagar', 'Karnataka', 'React', 'PostgreSQL'];

test.each<[string, SearchField[], string[], string[], string | undefined]>([
  ['nothing asked', [], [], [], undefined],
  ['a marked word', ['jobTitle', 'skills', 'about'], ['react'], [], undefined],
  ['a marked misspelling', ['jobTitle', 'about'], ['devloper'], [], undefined],
  [
    'a word in what the row hides',
    ['workExperiences', 'about'],
    ['payments'],
    [],
    'Found in work experience, about',
  ],
  ['one marked, one hidden', ['jobTitle', 'certifications'], ['react', 'aws'], [], 'Found in certifications'],
  ['a word without any place', ['skills'], ['reactjs'], [], undefined],
  ['a missing word', ['jobTitle'], ['react'], ['kafka'], 'Without kafka'],
  ['both', ['about'], ['payments'], ['kafka', 'go'], 'Found in about · without kafka, go'],
])('%s', (_what, fields, words, missing, said) => {
  expect(whyFound({ fields, words, missing, skills: [], standings: [] }, SHOWN)).toBe(said);
});
