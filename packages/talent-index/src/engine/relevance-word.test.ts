import { expect, test } from 'vitest';
import { titlesFound } from '../../test/titles-found.ts';

test.each(['golang', 'go developer', 'golang developer'])('%s is not the verb', (text) => {
  const people = [
    { jobTitle: 'Go Developer' },
    { jobTitle: 'Go-to-Market Manager' },
    { jobTitle: 'PHP Developer', about: 'I go to work by bus, and go home on foot.' },
    { jobTitle: 'Java Developer', skills: ['Golang'] },
  ];
  expect(titlesFound(`${text} `, people).slice(0, 2)).toEqual(['Go Developer', 'Java Developer']);
  if (text === 'golang') expect(titlesFound(text, people)).toHaveLength(2);
});

test.each([
  ['cobol', 'Cool Person'],
  ['informatica', 'Information Person'],
  ['lending ', 'Leading Person'],
])('a word that a table knows is not taken for a misspelt one: %s', (text, jobTitle) => {
  expect(titlesFound(text, [{ jobTitle }])).toEqual([]);
});

test('a word that belongs to another does not find it', () => {
  const people = [
    { jobTitle: 'Angular Developer' },
    { jobTitle: 'Frontend Person' },
    { jobTitle: 'React Person' },
  ];
  expect(titlesFound('angular', people)).toEqual(['Angular Developer']);
});

test('the name of a whole job is left out last', () => {
  const people = [
    { jobTitle: 'Product Designer' },
    ...Array.from({ length: 30 }, (_, at) => ({ jobTitle: `Person ${at}`, skills: ['Figma'] })),
  ];
  expect(titlesFound('product designer figma ', people)).toEqual(['Product Designer']);
});

test.each([
  ['bde ', 'Business Development Manager'],
  ['talent acquisition ', 'Technical Recruiter'],
  ['delivery manager ', 'Project Manager'],
  ['asp.net mvc ', '.NET Developer'],
  ['inside sales executive ', 'Sales Executive'],
])('another name of a trade finds who does it: %s', (text, jobTitle) => {
  expect(titlesFound(text, [{ jobTitle }, { jobTitle: 'Gardener' }])).toEqual([jobTitle]);
});

test('whoever lives in the large city beside an asked town comes before those farther away', () => {
  const people = [
    { jobTitle: 'Java Developer in Kochi', locality: 'Kochi, Kerala' },
    { jobTitle: 'Java Developer in Pune', locality: 'Pune, Maharashtra' },
    { jobTitle: 'Java Developer in Pimpri', locality: 'Pimpri-Chinchwad, Maharashtra' },
  ];
  expect(titlesFound('java developer pimpri ', people)).toEqual([
    'Java Developer in Pimpri',
    'Java Developer in Pune',
    'Java Developer in Kochi',
  ]);
});

test('people of other trades who only write of the asked one do not fill a page', () => {
  const people = [
    { jobTitle: 'Sales Executive', skills: ['Negotiation'] },
    { jobTitle: 'Account Manager', skills: ['Sales'] },
    { jobTitle: 'HR Executive', about: 'I hire for sales.' },
    { jobTitle: 'React Developer', about: 'Dashboards for sales, and summaries for an executive.' },
  ];
  expect(titlesFound('sales executive ', people)).toEqual([
    'Sales Executive',
    'HR Executive',
    'Account Manager',
  ]);
  expect(titlesFound('sales executive ', people.slice(3))).toEqual(['React Developer']);
  expect(titlesFound('sales AND executive ', people)).toHaveLength(4);
});

test('a sentence can do without its plain words before the names of skills', () => {
  const people = [
    { jobTitle: 'Shop Assistant', about: 'I use an app for shopping.' },
    { jobTitle: 'Mobile Person', skills: ['React Native'] },
  ];
  expect(titlesFound('someone to build our shopping app in react native for us ', people)).toEqual([
    'Mobile Person',
  ]);
});

test.each([
  ['sales executive ', 'Sales Executive', 'Inside Sales Executive'],
  ['test engineer ', 'Test Engineer', 'Performance Test Engineer'],
])('another trade with the same words comes later: %s', (text, first, other) => {
  expect(titlesFound(text, [{ jobTitle: first }, { jobTitle: other }])).toEqual([first, other]);
});
