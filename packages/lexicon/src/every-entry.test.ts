import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CERTIFICATE_WORDS, isCertificateName } from './certificate.ts';
import { headingNames } from './ad-heading.ts';
import { isCollegeTerm } from './college.ts';
import { CRAFTS } from './craft.ts';
import { type Entry, namesOf, wordOf } from './entry.ts';
import { AD_HEADING } from './generated/ad-heading.ts';
import { CERTIFICATE } from './generated/certificate.ts';
import { COLLEGE } from './generated/college.ts';
import { CRAFT } from './generated/craft.ts';
import { DEGREE } from './generated/degree.ts';
import { FILLER } from './generated/filler.ts';
import { INFLECTION } from './generated/inflection.ts';
import { LETTER_PAIR } from './generated/letter-pair.ts';
import { NAMESAKE } from './generated/namesake.ts';
import { NUMBER } from './generated/number.ts';
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
import { TITLE_NOUNS } from './role-noun.ts';
import { COMPANY_ENDS } from './company-word.ts';
import { COMPANY_WORD } from './generated/company-word.ts';
import { HONORIFIC } from './generated/honorific.ts';
import { ISSUER } from './generated/issuer.ts';
import { MONTH } from './generated/month.ts';
import { RESUME_HEADING } from './generated/resume-heading.ts';
import { RESUME_HEADING_WORD } from './generated/resume-heading-word.ts';
import { SCHOOL } from './generated/school.ts';
import { SUBJECT } from './generated/subject.ts';
import { ISSUER_NAME } from './issuer.ts';
import { MONTH_NUMBERS } from './month.ts';
import { NUMBER_WORDS } from './number-word.ts';
import { withoutHonorific } from './person.ts';
import { PRESENT_PLACE_NAMES, SEARCHED_PLACE_NAMES, STATE_CODES } from './place-name.ts';
import { isBesideHeading, resumeHeadingOf } from './resume-heading.ts';
import { namesDegree, namesSchool, namesSubject } from './study.ts';
import { wordsOf } from './word.ts';

type Asked = { entries: readonly Entry<string>[]; isRead: (entry: string, name: string) => boolean };

const termOf = (text: string): string => phraseTerm(text) ?? partsOf(wordsOf(text)).texts.join('');
const isConcept = (entry: string, name: string): boolean =>
  phraseTerm(name) !== undefined && phraseTerm(name) === phraseTerm(entry);
const foundBy = (entry: string): readonly string[] => FOUND_BY.get(entry)?.map(({ word }) => word) ?? [];

/** For each kind, its entries and the check that its reader knows an entry and a name below it. */
const KINDS: Record<string, Asked> = {
  'ad-heading': {
    entries: AD_HEADING,
    isRead: (entry, name) => entry === name || [...headingNames(name).parts].join() === entry,
  },
  certificate: {
    entries: CERTIFICATE,
    isRead: (entry) => isCertificateName(entry) || CERTIFICATE_WORDS.has(entry),
  },
  college: {
    entries: COLLEGE,
    isRead: (entry, name) => isConcept(entry, name) && isCollegeTerm(phraseTerm(name) ?? ''),
  },
  craft: { entries: CRAFT, isRead: (entry) => CRAFTS.includes(entry) },
  filler: {
    entries: FILLER,
    isRead: (entry) => isFiller(entry) || isStopWord(entry) || FILLER_PHRASES.includes(entry),
  },
  'company-word': { entries: COMPANY_WORD, isRead: (entry) => COMPANY_ENDS.has(entry) },
  degree: { entries: DEGREE, isRead: (entry, name) => isConcept(entry, name) || namesDegree(name) },
  honorific: { entries: HONORIFIC, isRead: (entry) => withoutHonorific(`${entry} Rao`) === 'Rao' },
  inflection: {
    entries: INFLECTION,
    isRead: (entry, name) => singularOf(name) === entry && (pluralOf(entry) === name || entry === name),
  },
  'letter-pair': { entries: LETTER_PAIR, isRead: (entry) => spellingOfPair(entry) !== undefined },
  issuer: {
    entries: ISSUER,
    isRead: (_, name) => new RegExp(`^${ISSUER_NAME}$`, 'iu').test(name),
  },
  month: { entries: MONTH, isRead: (_, name) => MONTH_NUMBERS.has(name.toLowerCase()) },
  namesake: {
    entries: NAMESAKE,
    isRead: (entry, name) =>
      entry === name || namesakesIn(partsOf(wordsOf(entry))).includes(name) || isInForm(entry, name),
  },
  number: {
    entries: NUMBER,
    isRead: (entry, name) => entry === name || NUMBER_WORDS.get(name) === Number(entry),
  },
  part: {
    entries: PART,
    isRead: (entry, name) => entry === name || childTerms(termOf(entry)).includes(termOf(name)),
  },
  'person-name': { entries: PERSON_NAME, isRead: (entry) => NAMES_OF_PEOPLE.has(entry) },
  place: {
    entries: PLACE,
    isRead: (entry, name) =>
      entry === name ||
      isConcept(entry, name) ||
      [SEARCHED_PLACE_NAMES.get(name), STATE_CODES.get(name)].includes(entry) ||
      PRESENT_PLACE_NAMES.get(name) === entry.toLowerCase(),
  },
  related: {
    entries: RELATED,
    isRead: (entry, name) =>
      entry === name ||
      (foundBy(entry).includes(name) &&
        [...relatedTerms(termOf(entry)), ...aliasTerms(termOf(entry))].includes(termOf(name))),
  },
  'skill-kind': {
    entries: SKILL_KIND,
    isRead: (entry, name) => entry === name || kindOfSkill(name) === entry,
  },
  'resume-heading': {
    entries: RESUME_HEADING,
    isRead: (entry, name) => resumeHeadingOf(name)?.part === entry,
  },
  'resume-heading-word': { entries: RESUME_HEADING_WORD, isRead: isBesideHeading },
  role: { entries: ROLE, isRead: (entry) => TITLE_NOUNS.has(entry) },
  school: { entries: SCHOOL, isRead: namesSchool },
  skill: { entries: SKILL, isRead: isConcept },
  stack: {
    entries: STACK,
    isRead: (entry, name) =>
      entry === name || STACKS.some(([stack, parts]) => stack === entry && parts.includes(name)),
  },
  subject: { entries: SUBJECT, isRead: namesSubject },
  title: { entries: TITLE, isRead: isConcept },
  'title-word': {
    entries: TITLE_WORD,
    isRead: (entry) => ROLE_WORDS.has(entry) || TITLE_WORDS.includes(entry),
  },
  usual: { entries: USUAL, isRead: (entry) => USUAL_WORDS.has(entry) },
};

/** A namesake may occur in another form of its concept: "test" in "performance test". */
function isInForm(concept: string, word: string): boolean {
  const forms = [...SKILL, ...TITLE].find((entry) => entry.word === concept)?.names ?? [];
  return forms.some((form) => namesakesIn(partsOf(wordsOf(form.word))).includes(word));
}

/** Kinds that packages/question and packages/resume-reader read, and check in tests of their own. */
const READ_ELSEWHERE = [
  'domain',
  'doubtful-place',
  'employer',
  'employer-group',
  'hindi',
  'job-category',
  'neighbour',
  'place-group',
  'short-form',
  'short-title',
  'spelling',
  'suburb',
  'word-group',
];

test('every kind has a check', () => {
  const files = readdirSync(join(import.meta.dirname, '../words')).map((file) => file.replace('.txt', ''));
  expect(files.toSorted()).toEqual([...Object.keys(KINDS), ...READ_ELSEWHERE].toSorted());
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
