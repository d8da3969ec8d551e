import { hasMark, namesOf } from './entry.ts';
import { RESUME_HEADING } from './generated/resume-heading.ts';
import { RESUME_HEADING_WORD } from './generated/resume-heading-word.ts';
import { singularOf } from './inflection.ts';

/** `part`: the part of a resume that the heading announces. */
export type ResumeHeading = {
  part: string;
  word: string;
  /** Whether it is a heading only on its own, without other words. */
  isWhole: boolean;
  isExact: boolean;
  /** Whether it also occurs in body text: in singular and plural, or (`isWeakSingular`) only in the singular. */
  isWeak: boolean;
  isWeakSingular: boolean;
};

export const RESUME_HEADINGS: readonly ResumeHeading[] = RESUME_HEADING.flatMap((entry) =>
  namesOf(entry).map((name) => ({
    part: entry.word,
    word: name.word,
    isWhole: hasMark(name, 'whole'),
    isExact: hasMark(name, 'exact'),
    isWeak: hasMark(name, 'weak'),
    isWeakSingular: hasMark(name, 'weak-one'),
  })),
);

/** The text with each word in the singular. */
export const inSingular = (text: string): string => text.split(' ').map(singularOf).join(' ');

const BY_TEXT: ReadonlyMap<string, ResumeHeading> = new Map(
  RESUME_HEADINGS.map((heading) => [heading.isExact ? heading.word : inSingular(heading.word), heading]),
);
const BESIDE: ReadonlySet<string> = new Set(RESUME_HEADING_WORD.map(({ word }) => inSingular(word)));

/** The heading for a lower-case text, in singular or plural. */
export const resumeHeadingOf = (text: string): ResumeHeading | undefined =>
  BY_TEXT.get(text) ?? BY_TEXT.get(inSingular(text));

/** Whether a word may accompany a heading word. */
export const isBesideHeading = (word: string): boolean => BESIDE.has(inSingular(word));
