import type { ParsedResume } from '@talaash/domain/resume/schema';
import type { Section } from './section.ts';
import { findRange } from '../words/date.ts';
import { isDegree, isSchool } from '../words/degree.ts';
import { mailsIn } from '../words/url.ts';

const SCORE_MIN = 4;
const RANGES_MIN = 2;
const FOREIGN =
  /\b(?:invoice no|gstin|bill to|tax invoice|abstract\b.{0,40}\bwe\b|bibliography|chapter \d|dear (?:sir|madam)|yours (?:faithfully|sincerely)|we are hiring|how to apply|what we offer|job description|terms and conditions)\b/i;
const FOREIGN_COST = 2.5;

/** A resume has several of these: a name, contact details, and known sections with entries. */
export function looksLikeResume({
  data,
  sections,
}: {
  data: ParsedResume;
  sections: readonly Section[];
}): boolean {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const texts = sections.flatMap(({ lines, heading }) => [heading, ...lines.map((line) => line.text)]);
  const text = texts.join('\n');
  const hasContact =
    mailsIn(text).length > 0 ||
    /(?:\+?91[\s-]*)?\d{5}[\s-]?\d{5}/.test(text) ||
    data.linkedInProfileUrl !== undefined;
  const score =
    Number(hasContact) +
    Number(data.name !== undefined) +
    (kinds.has('experience') || kinds.has('internship') ? 1 : 0) +
    (texts.filter((line) => findRange(line) !== undefined).length >= RANGES_MIN ? 1 : 0) +
    (texts.some((line) => isDegree(line) && isSchool(line)) ? 1 : 0) +
    (kinds.has('education') ? 1.5 : 0) +
    (kinds.has('skills') ? 1.5 : 0) +
    (kinds.has('projects') || kinds.has('about') ? 0.5 : 0) +
    (data.workExperiences.some(({ tenure }) => tenure.startIsoMonth !== undefined || tenure.isCurrent)
      ? 1
      : 0) +
    (data.educationList.length > 0 ? 1 : 0);
  return score - (FOREIGN.test(text) ? FOREIGN_COST : 0) >= SCORE_MIN;
}
