import type { Line } from '../page/line.ts';
import { findRange } from '../words/date.ts';
import { isDegree, isSchool } from '../words/degree.ts';
import { headingKind } from '../words/heading.ts';
import { isTitle } from '../words/title.ts';
import type { Section } from './section.ts';

/** What a section is by its lines, where people call it by words of their own. */
export function kindByContent({ kind, heading, lines }: Section): Section['kind'] {
  if (kind !== 'other' || headingKind(heading, true) !== undefined) return kind;
  const plain = lines.filter(({ isBullet }) => !isBullet);
  if (plain.some(({ text }) => isDegree(text)) && plain.some(({ text }) => isSchool(text)))
    return 'education';
  return plain.some((_, at) => isDatedTitle(plain, at)) ? 'experience' : kind;
}

/** A job title with its range of dates in the same line or beside it. */
function isDatedTitle(lines: readonly Line[], at: number): boolean {
  if (findRange(lines[at]?.text ?? '') === undefined) return false;
  return lines
    .slice(Math.max(0, at - 1), at + 2)
    .some(({ segments }) => segments.some(({ text }) => text.split(/[,|]/).some(isTitle)));
}
