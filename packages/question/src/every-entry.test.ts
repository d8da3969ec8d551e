import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasMark, namesOf, wordOf, wordsOfAll } from '@talaash/lexicon/entry';
import { COMPANY_WORD } from '@talaash/lexicon/generated/company-word';
import { DOMAIN } from '@talaash/lexicon/generated/domain';
import { EMPLOYER } from '@talaash/lexicon/generated/employer';
import { EMPLOYER_GROUP } from '@talaash/lexicon/generated/employer-group';
import { HINDI } from '@talaash/lexicon/generated/hindi';
import { DOUBTFUL_PLACE } from '@talaash/lexicon/generated/doubtful-place';
import { NEIGHBOUR } from '@talaash/lexicon/generated/neighbour';
import { PLACE_GROUP } from '@talaash/lexicon/generated/place-group';
import { SUBURB } from '@talaash/lexicon/generated/suburb';
import { SHORT_FORM } from '@talaash/lexicon/generated/short-form';
import { SHORT_TITLE } from '@talaash/lexicon/generated/short-title';
import { SPELLING } from '@talaash/lexicon/generated/spelling';
import { WORD_GROUP } from '@talaash/lexicon/generated/word-group';
import { wordGroup } from '@talaash/lexicon/word-group';
import { expect, test } from 'vitest';
import { isKnownWord } from './correction.ts';
import { isNeed, keyOf, meaningOf, numberBefore } from './hindi.ts';
import { tokensOf } from './lexing.ts';
import { domainWanted, employerNamed, named } from './name-table.ts';
import { citiesOf, neighboursOf, placesNamed } from './place.ts';
import { sentenceOf } from './sentence.ts';
import { shortTitleAt } from './short-title.ts';
import { understand } from './understand.ts';
import { COMPANY_WORDS, EMPLOYER_ENDS, LEGAL_FORMS } from './unknown-name.ts';

const wordsIn = (text: string): string[] =>
  tokensOf(text)
    .filter(({ isWord }) => isWord)
    .map((token) => token.text);

test.each(DOMAIN.map((domain) => [domain.word, domain] as const))(
  'every word of the field %s is read',
  (field, { names }) => {
    const wanted = domainWanted(field);
    const told = new Set([...wanted.words, ...wanted.employerWords].map(({ text }) => text));
    const unread = names.filter((name) => {
      const { word } = name;
      if (hasMark(name, 'name') && named(wordsIn(word)) === undefined) return true;
      if ((hasMark(name, 'part') || hasMark(name, 'near')) && domainWanted(word).words.length === 0)
        return true;
      return (hasMark(name, 'word') || hasMark(name, 'employer')) && !told.has(word);
    });
    expect(unread.map(wordOf)).toEqual([]);
  },
);

test('every employer and every name of one is known', () => {
  const unread = EMPLOYER.flatMap(({ names }) =>
    names.flatMap((employer) =>
      wordsOfAll(namesOf(employer)).filter(
        (name) => employerNamed(wordsIn(name))?.names.includes(name) !== true,
      ),
    ),
  );
  expect(unread).toEqual([]);
});

test('every group of employers names all its members', () => {
  for (const group of EMPLOYER_GROUP)
    for (const name of [group, ...group.names.filter((one) => hasMark(one, 'name'))]) {
      const employers = employerNamed(wordsIn(name.word))?.names ?? [];
      for (const member of group.names.filter((one) => !hasMark(one, 'name')))
        expect([name.word, employers]).toEqual([name.word, expect.arrayContaining([member.word])]);
    }
});

test('every word of the names of companies is read', () => {
  for (const word of COMPANY_WORD) {
    const isSearched = !hasMark(word, 'resume');
    expect([word.word, EMPLOYER_ENDS.has(word.word)]).toEqual([word.word, isSearched]);
    expect([word.word, COMPANY_WORDS.has(word.word)]).toEqual([
      word.word,
      isSearched && !hasMark(word, 'field'),
    ]);
    expect(LEGAL_FORMS.has(word.word)).toBe(hasMark(word, 'legal'));
  }
});

test('every Hindi word has its meaning', () => {
  for (const { word, names } of HINDI) {
    const meaning = word === 'nothing' ? '' : word;
    for (const name of names) {
      const read = hasMark(name, 'counting') ? numberBefore(name.word, 'saal') : meaningOf(name.word);
      expect([name.word, read]).toEqual([name.word, meaning]);
      expect([keyOf(name.word), isNeed(name.word)]).toEqual([keyOf(name.word), hasMark(name, 'need')]);
    }
  }
});

test('every short form is read', () => {
  for (const { word, names } of SHORT_FORM)
    for (const name of names)
      expect([name.word, sentenceOf(name.word, false).tokens.map(({ text }) => text)]).toEqual([
        name.word,
        [word],
      ]);
});

test('every short title is read', () => {
  for (const { word, names } of SHORT_TITLE) {
    const typed = word.toUpperCase();
    if (names.length > 0) expect(shortTitleAt(tokensOf(typed), 0, typed, false)).toBe(names[0]?.word);
    else expect([word, understand(typed).groups.length > 0]).toEqual([word, true]);
  }
});

test('every wrong spelling is read as the right one', () => {
  for (const { word, names } of SPELLING) {
    expect(isKnownWord(word)).toBe(true);
    for (const wrong of names)
      expect(understand(`${wrong.word} `).corrections).toEqual([{ from: wrong.word, to: word }]);
  }
});

test('every group of places names its places, and every neighbour its town', () => {
  for (const { word, names } of PLACE_GROUP) {
    const places = names.filter((name) => !hasMark(name, 'name')).map(wordOf);
    for (const name of [word, ...names.filter((one) => hasMark(one, 'name')).map(wordOf)])
      expect([name, placesNamed(name)?.names]).toEqual([name, places]);
    for (const place of places) expect([place, placesNamed(place)?.names[0]]).toEqual([place, place]);
  }
  for (const { word, names } of NEIGHBOUR)
    for (const { word: other } of names) {
      expect(neighboursOf(word)).toContain(other);
      expect(neighboursOf(other)).toContain(word);
    }
});

test('every suburb is known in its city, and no doubtful place is meant wherever it stands', () => {
  for (const { names: cities } of SUBURB)
    for (const { word: city, names } of cities)
      for (const { word } of names)
        expect([word, citiesOf(word)]).toEqual([word, expect.arrayContaining([city])]);
  for (const { word } of DOUBTFUL_PLACE) {
    const named = placesNamed(word);
    if (named === undefined) expect(word).toBe('known as a place');
    else expect([word, named.isPlain]).toEqual([word, false]);
  }
});

test('every word group is used by a rule', () => {
  const folders = [
    'packages/question/src',
    'packages/lexicon/src',
    'packages/talent-index/src/answers',
    'packages/resume-reader/src/words',
    'apps/server/src/adapters/reviewer',
  ];
  const rules = folders
    .map((folder) => join(import.meta.dirname, '../../..', folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const unused = WORD_GROUP.filter(
    ({ word }) => !new RegExp(`(?:wordGroup|keysOf)\\('${word}'\\)`).test(rules),
  );
  expect(unused.map(wordOf)).toEqual([]);
  expect(
    WORD_GROUP.flatMap(({ word, names }) => names.filter((name) => !wordGroup(word).has(name.word))),
  ).toEqual([]);
});

test('a word group that does not exist is an error', () => {
  expect(() => wordGroup('no such group')).toThrow('No word group is named no such group');
});
