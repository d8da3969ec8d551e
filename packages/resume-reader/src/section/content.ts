import { phraseTerm } from '@talaash/lexicon/phrase';
import type { Line } from '../page/line.ts';
import { findRange } from '../words/date.ts';
import { isDegree, isSchool } from '../words/degree.ts';
import { headingKind, type SectionKind } from '../words/heading.ts';
import { mailsIn } from '../words/url.ts';
import { isTitle } from '../words/title.ts';

type Section = { kind: SectionKind | 'top'; heading: string; lines: readonly Line[] };

const SKILLS_MIN = 3;
const SKILLS_SHARE = 0.6;

/** The kind of a section by its lines, for headings in the person's own words. */
export function kindByContent({ kind, heading, lines }: Section): Section['kind'] {
  if (kind === 'certifications' && lines.length > 0 && lines.every(isStudy)) return 'education';
  if (kind !== 'other' || headingKind(heading, true) !== undefined) return kind;
  if (lines.some(({ text }) => mailsIn(text).length > 0)) return 'contact';
  const plain = lines.filter(({ isBullet }) => !isBullet);
  if (
    plain.some(({ text }) => isDegree(text) && !text.split(/[,|]/).some(isTitle)) &&
    plain.some(({ text }) => isSchool(text))
  )
    return 'education';
  if (plain.some((_, at) => isDatedTitle(plain, at))) return 'experience';
  const terms = lines.flatMap(({ text }) => text.split(/[,;|•·]/)).map((term) => term.trim());
  const known = terms.filter((term) => phraseTerm(term) !== undefined).length;
  return known >= SKILLS_MIN && known >= terms.length * SKILLS_SHARE ? 'skills' : kind;
}

/** "Training" can mean education. */
const isStudy = ({ text }: Line): boolean =>
  isDegree(text) && (isSchool(text) || findRange(text) !== undefined);

/** A job title with a date range on the same line or next to it. */
function isDatedTitle(lines: readonly Line[], at: number): boolean {
  if (findRange(lines[at]?.text ?? '') === undefined) return false;
  return lines
    .slice(Math.max(0, at - 2), at + 2)
    .some(({ segments }) => segments.some(({ text }) => text.split(/[,|]/).some(isTitle)));
}
