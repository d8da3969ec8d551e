import { createHash } from 'node:crypto';
import { placeKey } from '@talaash/domain/locality/place-key';
import type { ConditionedTalent } from '@talaash/domain/talent-search/condition-fit';
import { skillKey } from '@talaash/lexicon/phrase';
import type { TalentDocument } from '@talaash/talent-index/port';
import { NAME_PREFIX_LENGTH_MIN } from '@talaash/talent-index/terms/term-reader';
import { STOP_WORDS } from '@talaash/lexicon/usual-word';
import { type Word, wordsOf } from '@talaash/lexicon/word';
import { factTokensOf, flagsOf, skillToken } from './fact-token.ts';

/** The symbols that the engine's `wordsOf` reads as parts of words: C++, C#, 3.5. */
export const WORD_SYMBOLS = ['+', '#', '.'];

type Texts = 'name' | 'jobTitle' | 'locality' | 'jobCategory' | 'about';
type Lists = 'certifications' | 'workExperiences' | 'personalProjects' | 'educationList';
type Numbers = 'experienceInYears' | 'expectedSalaryInLpaInr' | 'updatedAtMs';
type Facts = TalentDocument['facts'];
/** What guests may not ask. */
type CompanyFacts = Pick<Facts, 'employers' | 'hasResume'>;

/**
 * A talent as the server stores it. Texts are stored as the words that the engine's `wordsOf` reads in them, so that
 * `C++`, `.NET` and `node.js` are the same words in a text, a question and the synonyms.
 */
export type StoredTalent = Record<Texts, string> &
  Record<Lists, string[]> &
  Pick<TalentDocument, Numbers> & {
    /** The talent's id. */
    id: string;
    /** As written, each skill once. Counted and shown. */
    skills: string[];
    /** The words of each of `skills`, in the same order. Searched. */
    skillWords: string[];
    /** Filtered by. */
    skillTokens: string[];
    /** The tie breaker: a hash of the id, so that equal hits have the same order on every node. */
    place: number;
    noticePeriodInWeeks: number;
    /** Filtered by. */
    factTokens: string[];
    /** Latitude and longitude. */
    home?: [number, number];
    /** Counted and shown, as written. */
    titleName: string;
    placeNames: string[];
    cities: string[];
    states: string[];
    degreeNames: string[];
    employerNames: string[];
    category: string;
    openToWork: string;
    english: string;
    marks: string[];
    /** JSON, returned with a hit: how somebody stands to a fact is read from it. Neither searched nor filtered. */
    facts: string;
    companyFacts: string;
  };

export function toStoredTalent(document: TalentDocument): StoredTalent {
  const skills = withoutDuplicates(document.skills);
  const name = new Set(wordsOf(document.name).flatMap(formsOf));
  const prose = (text: string) => termsOf(text, (word) => withoutName(word, name));
  return {
    id: document.talentId,
    name: termsOf(document.name),
    jobTitle: termsOf(document.jobTitle),
    skills,
    skillWords: skills.map((skill) => termsOf(skill)),
    skillTokens: skills.map(skillToken),
    locality: termsOf(document.locality),
    jobCategory: termsOf(document.jobCategory),
    about: prose(document.about),
    certifications: document.certifications.map(prose),
    workExperiences: document.workExperiences.map(prose),
    personalProjects: document.personalProjects.map(prose),
    educationList: document.educationList.map(prose),
    experienceInYears: document.experienceInYears,
    expectedSalaryInLpaInr: document.expectedSalaryInLpaInr,
    updatedAtMs: document.updatedAtMs,
    place: createHash('sha256').update(document.talentId).digest().readUIntBE(0, 6),
    ...storedFacts(document, skills),
  };
}

/** @param skills the labels that are stored */
function storedFacts(document: TalentDocument, skills: readonly string[]) {
  const { employers, hasResume, ...others } = document.facts;
  const { places, geoPoint, degrees } = others;
  const keys = document.skills.map(skillKey);
  const skillMonths = skills.map((label) => others.skillMonths[keys.indexOf(skillKey(label))] ?? 0);
  const companyFacts: CompanyFacts = { employers, hasResume };
  return {
    noticePeriodInWeeks: others.noticePeriodInWeeks,
    factTokens: factTokensOf(document),
    ...(geoPoint === undefined ? {} : { home: [geoPoint.latitude, geoPoint.longitude] as [number, number] }),
    titleName: document.jobTitle.trim(),
    placeNames: distinctNames(places),
    cities: distinctNames(places.slice(-2, -1)),
    states: distinctNames(places.slice(-1)),
    degreeNames: distinctNames(degrees),
    employerNames: distinctNames(employers.map(({ name }) => name)),
    category: others.category,
    openToWork: others.openToWorkStatus,
    english: others.englishFluency,
    marks: flagsOf(document.facts),
    facts: JSON.stringify({ ...others, skillMonths }),
    companyFacts: JSON.stringify(companyFacts),
  };
}

/** Nobody is counted twice for one name. */
const distinctNames = (names: readonly string[]): string[] => [
  ...new Map(
    names.flatMap((name) => (name.trim() === '' ? [] : [[placeKey(name), name.trim()] as const])),
  ).values(),
];

/** A hit's talent as conditions ask about it. A guest's hit has neither employers nor a resume, and guests ask neither. */
export function conditionedTalent(hit: StoredTalent): ConditionedTalent {
  const facts = JSON.parse(hit.facts) as Omit<Facts, keyof CompanyFacts>;
  const { employers = [], hasResume = false } = JSON.parse(hit.companyFacts ?? '{}') as Partial<CompanyFacts>;
  return {
    jobTitle: hit.titleName,
    skills: hit.skills,
    experienceInYears: hit.experienceInYears,
    expectedSalaryInLpaInr: hit.expectedSalaryInLpaInr,
    updatedAtMs: hit.updatedAtMs,
    facts: { ...facts, employers, hasResume },
  };
}

/** Keeps the first label of each skill. */
const withoutDuplicates = (labels: readonly string[]): string[] =>
  [...new Map(labels.toReversed().map((label) => [skillKey(label), label.trim()])).values()].reverse();

const termsOf = (text: string, formsOfWord = formsOf): string =>
  withoutStopWords(wordsOf(text).flatMap(formsOfWord)).join(' ');

export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !STOP_WORDS.has(word));

const formsOf = ({ parts, joined }: Word): string[] => (parts.length > 1 ? [...parts, joined] : parts);

/** Removes the talent's name from their prose ("I am Asha"), because a guest must not find it. The same rule as `TermReader`. */
function withoutName(word: Word, name: ReadonlySet<string>): string[] {
  const forms = formsOf(word);
  if (word.parts.length > 1 && forms.some((form) => name.has(form))) return [];
  return forms.filter((form) => !revealsName(form, name));
}

function revealsName(form: string, name: ReadonlySet<string>): boolean {
  if (name.has(form)) return true;
  for (const word of name)
    if (form.startsWith(word) && (word.length >= NAME_PREFIX_LENGTH_MIN || form === `${word}s`)) return true;
  return false;
}
