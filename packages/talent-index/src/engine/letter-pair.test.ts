import { expect, test } from 'vitest';
import { summary } from '../../../question/test/summary.ts';
import { titlesFound } from '../../test/titles-found.ts';
import { understand } from '@talaash/question/understand';
import { LETTER_PAIR } from '@talaash/lexicon/generated/letter-pair';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { wordsOf } from '@talaash/lexicon/word';

test.each([
  ['FP&A', ['fpanda']],
  ['fp & a', ['fpanda']],
  ['Head of R&D', ['head', 'of', 'randd']],
  ['AT&T', ['atandt']],
  ['L&D, C & B', ['landd', 'candb']],
  ['C & C++', ['c', 'c++']],
  ['C&C#', ['c', 'c#']],
  ['Sales & Marketing', ['sales', 'marketing']],
  ['R&D-led', ['r', 'd', 'led']],
  ['HR & Da', ['hr', 'da']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text).flatMap(({ parts }) => parts)).toEqual(words);
});

test.each(
  LETTER_PAIR.map(({ word }) => word.replace('&', ' and ')).filter((form) => phraseTerm(form) !== undefined),
)('a pair of letters stands for its concept: %s', (form) => {
  const pair = form.replace(' and ', '&').toUpperCase();
  expect(phraseTerm(pair)).toBe(phraseTerm(form));
  expect(phraseTerm(pair.replace('&', ' & '))).toBe(phraseTerm(form));
});

test.each([
  ['FP&A analyst', 'fp&a analyst'],
  ['fp & a manager', 'fp&a manager'],
  ['R & D engineer', 'r&d engineer'],
  ['S&OP planner', 's&op planner'],
  ['AT & T', '{worked at AT&T}'],
  ['worked at J&J', '{worked at Johnson and Johnson or J&J}'],
  ['M&S buyer', '{worked at Marks and Spencer or M&S} buyer'],
  ['civil engineer L&T', '{worked at Larsen and Toubro or L&T} civil engineer'],
  ['Larsen & Toubro', '{worked at Larsen and Toubro or L&T}'],
  ['not from L & T', '-{worked at Larsen and Toubro or L&T}'],
  ['java & python', 'java python'],
  ['c & c++', 'c c++'],
])('a text with a pair of letters: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['FP&A', ['FP&A Manager', 'Finance Person with FP & A', 'Manager, Financial Planning & Analysis']],
  ['fpa', ['FP&A Manager', 'Finance Person with FP & A', 'Manager, Financial Planning & Analysis']],
  [
    'financial planning and analysis',
    ['FP&A Manager', 'Finance Person with FP & A', 'Manager, Financial Planning & Analysis'],
  ],
  ['FP&', ['FP&A Manager', 'Finance Person with FP & A']],
  ['R&D', ['Research and Development Chemist', 'R & D Chemist']],
  ['research & development', ['Research and Development Chemist', 'R & D Chemist']],
  ['T&D', ['T&D Person', 'Transmission & Distribution Engineer', 'Training and Development Person']],
  ['training and development', ['T&D Person', 'Training and Development Person']],
  ['C&B', ['Compensation & Benefits Person']],
])('a pair of letters and what it stands for find each other: %s', (text, titles) => {
  const people = [
    { jobTitle: 'FP&A Manager' },
    { jobTitle: 'Finance Person with FP & A' },
    { jobTitle: 'Manager, Financial Planning & Analysis' },
    { jobTitle: 'Research and Development Chemist' },
    { jobTitle: 'R & D Chemist' },
    { jobTitle: 'T&D Person' },
    { jobTitle: 'Transmission & Distribution Engineer' },
    { jobTitle: 'Training and Development Person' },
    { jobTitle: 'Compensation & Benefits Person' },
    { jobTitle: 'Dentist with an A', about: 'D R and A B C' },
  ];
  expect(titlesFound(text, people).toSorted()).toEqual(titles.toSorted());
});
