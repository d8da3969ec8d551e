import { hasMark, namesOf } from './entry.ts';
import { RESUME_HEADING } from './generated/resume-heading.ts';
import { RESUME_HEADING_WORD } from './generated/resume-heading-word.ts';
import { singularOf } from './inflection.ts';

/** `part`: the part of a resume that it announces. */
export type ResumeHeading = {
  part: string;
  word: string;
  /** Whether it announces nothing beside other words. */
  isWhole: boolean;
  isExact: boolean;
  /** Whether it is also a word of the text, in both numbers or in the singular. */
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

/** A text with each of its words in the singular. */
export const inSingular = (text: string): string => text.split(' ').map(singularOf).join(' ');

const BY_TEXT: ReadonlyMap<string, ResumeHeading> = new Map(
  RESUME_HEADINGS.map((heading) => [heading.isExact ? heading.word : inSingular(heading.word), heading]),
);
const BESIDE: ReadonlySet<string> = new Set(RESUME_HEADING_WORD.map(({ word }) => inSingular(word)));

/** The heading of a text in small letters, in either number. */
export const resumeHeadingOf = (text: string): ResumeHeading | undefined =>
  BY_TEXT.get(text) ?? BY_TEXT.get(inSingular(text));

/** Whether a word stands beside others in headings. */
export const isBesideHeading = (word: string): boolean => BESIDE.has(inSingular(word));
