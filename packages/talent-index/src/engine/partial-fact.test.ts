import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summary } from '../../../question/test/summary.ts';
import { titlesFound } from '../../test/titles-found.ts';
import { partialFit } from '@talaash/question/partial-fact';
import { NUMBER_FACTS } from '@talaash/question/number-fact';
import { understand } from '@talaash/question/understand';
import { WORD_FACTS } from '@talaash/question/word-fact';

describe('a pattern of what is half-typed', () => {
  test.each([
    [
      'serving\\s+(?:a\\s+)?notice(?![a-z])',
      ['s', 'serv', 'serving ', 'serving no', 'serving a n', 'serving notice'],
    ],
    ['(?<n>\\d{1,2})\\s*(?:days?|weeks)', ['1', '12', '12 d', '12 days', '3we']],
    ['[a-c]+x(?=\\s+y)', ['a', 'ab', 'abx', 'abx ']],
    ['(?:open|able) to (?!eat)\\w+', ['ab', 'open t', 'open to w']],
  ])('%s fits %o', (source, partial) => {
    for (const text of partial)
      expect([text, partialFit(new RegExp(source, 'y'))(text, 0)]).toEqual([text, true]);
    for (const text of partial)
      expect([text, partialFit(new RegExp(source, 'y'))(`${text}q!`, 0)]).toEqual([text, false]);
  });

  test('of what fits a pattern every beginning fits it', () => {
    const said = [
      'serving notice period',
      'immediate joiners',
      'open to opportunities',
      'actively looking for a job',
      'work from home only',
      'currently not working',
      '5 to 8 years of experience',
      'under 20 lakhs',
      'notice period of 30 days',
      'active in the last 3 days',
      'excellent english',
      'bachelor of technology',
    ];
    const facts = [...NUMBER_FACTS, ...WORD_FACTS].map(({ pattern }) => new RegExp(pattern.source, 'y'));
    fc.assert(
      fc.property(fc.constantFrom(...said), fc.nat(), (text, length) => {
        const fitting = facts.filter((pattern) => {
          pattern.lastIndex = 0;
          return pattern.test(text) && pattern.lastIndex === text.length;
        });
        expect(fitting).not.toEqual([]);
        const partial = text.slice(0, 1 + (length % text.length));
        expect(fitting.every((pattern) => partialFit(pattern)(partial, 0))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['imm', '~imm'],
  ['notic', '~notic'],
  ['remot', '~remot'],
  ['need imm', '~imm'],
  ['serving no', '~serving'],
  ['actively lo', '~actively ~lo'],
  ['react developer open to w', 'react developer ~w'],
  ['pune joine', '{in Pune} ~joine'],
  ['fresh', 'fresh'],
  ['experience in sp', 'sp'],
  ['senior engineer imm', '{Senior} engineer ~imm'],
  ['java re', 'java re'],
  ['imm ', 'imm'],
])('what is typed of a fact only helps: %s', (text, asked) => {
  expect(summary(understand(text))).toBe(asked);
});

const PEOPLE = [{ jobTitle: 'Dentist' }, { jobTitle: 'Notary', about: 'Gives notice of deaths.' }];

test.each(['imm', 'need imm', 'serving no', 'activel', 'open to w', 'fresh', 'notice p', 'unemp', 'work fr'])(
  'nobody is left out for what is typed of a fact: %s',
  (text) => {
    expect(titlesFound(text, PEOPLE)).toHaveLength(PEOPLE.length);
  },
);

test.each([
  ['notic', ['Notary', 'Dentist']],
  ['zzz', []],
  ['imm ', []],
  ['fresh ', []],
  ['java imm', []],
  ['denti', ['Dentist']],
])('%s finds %o', (text, titles) => {
  expect(titlesFound(text, PEOPLE)).toEqual(titles);
});
