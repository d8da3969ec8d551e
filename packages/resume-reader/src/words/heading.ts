import {
  inSingular,
  isBesideHeading,
  RESUME_HEADINGS,
  type ResumeHeading,
  resumeHeadingOf,
} from '@talaash/lexicon/resume-heading';
import { wordGroup } from '@talaash/lexicon/word-group';

/** Strongest first: a heading with words of several kinds gets the first of them. */
const KINDS = [
  'certifications',
  'projects',
  'other',
  'internship',
  'education',
  'skills',
  'experience',
  'languages',
  'contact',
  'links',
  'about',
  'personal',
] as const;
export type SectionKind = (typeof KINDS)[number];

const INDIC = /[\u0900-\u097f]/;
const INDIC_HEADINGS = RESUME_HEADINGS.filter(({ word }) => INDIC.test(word));

const kindOf = (heading: ResumeHeading | undefined): SectionKind | undefined =>
  KINDS.find((kind) => kind === heading?.part);
const kindOfWord = (word: string): SectionKind | undefined => {
  const heading = resumeHeadingOf(word);
  return heading?.isWhole === true ? undefined : kindOf(heading);
};

const WORDS_MAX = 6;

/**
 * The section that a text announces, if its words make it a heading.
 *
 * @param isSure whether it also looks like the other headings: then words count that occur in body text, too
 */
export function headingKind(written: string, isSure = false): SectionKind | undefined {
  const text = written.replace(/\s*\([^()]*\)\s*:?$/, '').replace(HEADING_NUMBER, '');
  if (text.length > 60) return undefined;
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&'-]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word === '&' ? 'and' : word.replace(/^[-']+|[-']+$/g, '')))
    .filter((word) => word !== '');
  if (INDIC.test(text)) return indicKind(words);
  const phrase = words.join(' ');
  if (words.length === 0 || words.length > WORDS_MAX || /\d/.test(text) || SUBJECTS.has(phrase))
    return undefined;
  const heading = resumeHeadingOf(phrase);
  if (heading === undefined) return kindOfEvery(words, text);
  const isWeak = heading.isWeak || (heading.isWeakSingular && inSingular(phrase) === phrase);
  return isWeak && !isSure ? undefined : kindOf(heading);
}

/** The kind of a heading in which every word is a heading word. */
function kindOfEvery(words: readonly string[], text: string): SectionKind | undefined {
  // A list is not a heading, except two or three nouns joined by "and".
  if (text.split(',').length > 2) return undefined;
  if (!words.every((word) => isBesideHeading(word) || kindOfWord(word) !== undefined)) return undefined;
  const kind = strongest(words);
  // A section may mix jobs and internships; their titles tell them apart.
  const isMixed =
    kind === 'internship' && words.some((word) => /^(experiences?|employment|work)$/.test(word));
  return isMixed ? 'experience' : kind;
}

function strongest(words: readonly string[]): SectionKind | undefined {
  const kinds = new Set(words.map(kindOfWord));
  return KINDS.find((kind) => kinds.has(kind));
}

/** The kind of the strongest word in a heading, whatever the other words. */
export const kindOfWords = (written: string): SectionKind | undefined =>
  strongest(written.toLowerCase().match(/\p{L}+/gu) ?? []);

const HEADING_NUMBER = /^\(?(?:\d{1,2}[.):]+\s*|(?:[ivx]{1,4}|[a-h])[.):]+\s+)(?=\p{L}{3})/iu;
/** Files lose vowel signs and joined letters of Hindi. The remaining letters must occur in the heading in the same order. */
function indicKind(words: readonly string[]): SectionKind | undefined {
  const letters = lettersOf(words.join(''));
  const heading = INDIC_HEADINGS.find(({ word }) => {
    const whole = lettersOf(word);
    let at = 0;
    for (const letter of whole) if (letter === letters[at]) at += 1;
    return whole[0] === letters[0] && at === letters.length && letters.length * 3 >= whole.length;
  });
  return kindOf(heading);
}

const lettersOf = (text: string): string => text.replace(/[^\u0904-\u0939]/g, '');

/** Subjects of study that a narrow column separates from the name of the degree. */
const SUBJECTS = wordGroup('subjects that are no heading');
