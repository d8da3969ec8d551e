import { createHash } from 'node:crypto';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { TalentDocument } from '@talaash/talent-index/port';
import { NAME_PREFIX_LENGTH_MIN } from '@talaash/talent-index/words/term-reader';
import { STOP_WORDS } from '@talaash/talent-index/words/vocabulary';
import { type Word, wordsOf } from '@talaash/talent-index/words/word';

/** The symbols that the engine's `wordsOf` reads as parts of words: C++, C#, 3.5. */
export const WORD_SYMBOLS = ['+', '#', '.'];

type Texts = 'name' | 'jobTitle' | 'locality' | 'jobCategory' | 'about';
type Lists = 'certifications' | 'workExperiences' | 'personalProjects' | 'educationList';
type Numbers = 'experienceInYears' | 'expectedSalaryInLpaInr' | 'updatedAtMs';

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
  };
}

/** Keeps the first label of each skill. */
const withoutDuplicates = (labels: readonly string[]): string[] =>
  [...new Map(labels.toReversed().map((label) => [skillKey(label), label.trim()])).values()].reverse();

/**
 * A skill as a hash, the same for all its spellings. So a filter never contains text that a person wrote, and `C++`, `C#`
 * and `C` stay three skills however the server reads symbols.
 */
export const skillToken = (label: string): string =>
  createHash('sha256').update(skillKey(label)).digest('hex').slice(0, 16);

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
