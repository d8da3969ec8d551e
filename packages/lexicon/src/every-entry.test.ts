import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CERTIFICATE_WORDS, isCertificateName } from './certificate.ts';
import { isCollegeTerm } from './college.ts';
import { CRAFTS } from './craft.ts';
import { type Entry, namesOf, wordOf } from './entry.ts';
import { CERTIFICATE } from './generated/certificate.ts';
import { COLLEGE } from './generated/college.ts';
import { CRAFT } from './generated/craft.ts';
import { DEGREE } from './generated/degree.ts';
import { FILLER } from './generated/filler.ts';
import { INFLECTION } from './generated/inflection.ts';
import { LETTER_PAIR } from './generated/letter-pair.ts';
import { NAMESAKE } from './generated/namesake.ts';
import { PART } from './generated/part.ts';
import { PERSON_NAME } from './generated/person-name.ts';
import { PLACE } from './generated/place.ts';
import { RELATED } from './generated/related.ts';
import { ROLE } from './generated/role.ts';
import { SKILL } from './generated/skill.ts';
import { SKILL_KIND } from './generated/skill-kind.ts';
import { STACK } from './generated/stack.ts';
import { TITLE } from './generated/title.ts';
import { TITLE_WORD } from './generated/title-word.ts';
import { USUAL } from './generated/usual.ts';
import { pluralOf, singularOf } from './inflection.ts';
import { spellingOfPair } from './letter-pair.ts';
import { aliasTerms, childTerms, namesakesIn, partsOf, phraseTerm, relatedTerms } from './phrase.ts';
import { FOUND_BY, STACKS } from './related-word.ts';
import { ROLE_NOUNS } from './role-noun.ts';
import { kindOfSkill } from './skill-kind.ts';
import {
  FILLER_PHRASES,
  isFiller,
  isStopWord,
  NAMES_OF_PEOPLE,
  ROLE_WORDS,
  TITLE_WORDS,
  USUAL_WORDS,
} from './usual-word.ts';
import { wordsOf } from './word.ts';

type Asked = { entries: readonly Entry<string>[]; isRead: (entry: string, name: string) => boolean };

const termOf = (text: string): string => phraseTerm(text) ?? partsOf(wordsOf(text)).texts.join('');
const isConcept = (entry: string, name: string): boolean =>
  phraseTerm(name) !== undefined && phraseTerm(name) === phraseTerm(entry);
const foundBy = (entry: string): readonly string[] => FOUND_BY.get(entry)?.map(({ word }) => word) ?? [];

/** Who asks each kind, and what he is to answer to an entry and a name below it. */
const KINDS: Record<string, Asked> = {
  certificate: {
    entries: CERTIFICATE,
    isRead: (entry) => isCertificateName(entry) || CERTIFICATE_WORDS.has(entry),
  },
  college: {
    entries: COLLEGE,
    isRead: (entry, name) => isConcept(entry, name) && isCollegeTerm(phraseTerm(name) ?? ''),
  },
  craft: { entries: CRAFT, isRead: (entry) => CRAFTS.includes(entry) },
  degree: { entries: DEGREE, isRead: isConcept },
  filler: {
    entries: FILLER,
    isRead: (entry) => isFiller(entry) || isStopWord(entry) || FILLER_PHRASES.includes(entry),
  },
  inflection: {
    entries: INFLECTION,
    isRead: (entry, name) => singularOf(name) === entry && (pluralOf(entry) === name || entry === name),
  },
  'letter-pair': { entries: LETTER_PAIR, isRead: (entry) => spellingOfPair(entry) !== undefined },
  namesake: {
    entries: NAMESAKE,
    isRead: (entry, name) =>
      entry === name || namesakesIn(partsOf(wordsOf(entry))).includes(name) || isInForm(entry, name),
  },
  part: {
    entries: PART,
    isRead: (entry, name) => entry === name || childTerms(termOf(entry)).includes(termOf(name)),
  },
  'person-name': { entries: PERSON_NAME, isRead: (entry) => NAMES_OF_PEOPLE.has(entry) },
  place: { entries: PLACE, isRead: isConcept },
  related: {
    entries: RELATED,
    isRead: (entry, name) =>
      entry === name ||
      (foundBy(entry).includes(name) &&
        [...relatedTerms(termOf(entry)), ...aliasTerms(termOf(entry))].includes(termOf(name))),
  },
  role: { entries: ROLE, isRead: (entry) => ROLE_NOUNS.has(entry) },
  'skill-kind': {
    entries: SKILL_KIND,
    isRead: (entry, name) => entry === name || kindOfSkill(name) === entry,
  },
  skill: { entries: SKILL, isRead: isConcept },
  stack: {
    entries: STACK,
    isRead: (entry, name) =>
      entry === name || STACKS.some(([stack, parts]) => stack === entry && parts.includes(name)),
  },
  title: { entries: TITLE, isRead: isConcept },
  'title-word': {
    entries: TITLE_WORD,
    isRead: (entry) => ROLE_WORDS.has(entry) || TITLE_WORDS.includes(entry),
  },
  usual: { entries: USUAL, isRead: (entry) => USUAL_WORDS.has(entry) },
};

/** A namesake may be in another form of its concept: "test" in "performance test". */
function isInForm(concept: string, word: string): boolean {
  const forms = [...SKILL, ...TITLE].find((entry) => entry.word === concept)?.names ?? [];
  return forms.some((form) => namesakesIn(partsOf(wordsOf(form.word))).includes(word));
}

/** Kinds that packages/question reads, and asks in a test of its own. */
const READ_IN_QUESTION = [
  'company-word',
  'domain',
  'employer',
  'employer-group',
  'hindi',
  'short-title',
  'spelling',
];

test('every kind is asked here', () => {
  const files = readdirSync(join(import.meta.dirname, '../words')).map((file) => file.replace('.txt', ''));
  expect(files.toSorted()).toEqual([...Object.keys(KINDS), ...READ_IN_QUESTION].toSorted());
});

test.each(Object.entries(KINDS))('every entry of %s is read', (_, { entries, isRead }) => {
  expect(entries.length).toBeGreaterThan(0);
  const unread = entries.flatMap((entry) =>
    namesOf(entry)
      .map(wordOf)
      .filter((name) => !isRead(entry.word, name))
      .map((name) => `${entry.word}: ${name}`),
  );
  expect(unread).toEqual([]);
});
