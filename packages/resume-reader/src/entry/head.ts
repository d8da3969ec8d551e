import type { Locality } from '@talaash/domain/locality/schema';
import type { Paragraph } from '../section/paragraph.ts';
import type { DateRange } from '../words/date.ts';
import { isInternship, isRemote } from '../words/title.ts';
import {
  type FindPlace,
  isFocus,
  isNoise,
  kindOf,
  partsOf,
  type PieceKind,
  placeOf,
  trimmed,
  withoutDates,
  withoutPlace,
} from './piece.ts';

export type Piece = {
  text: string;
  kind: PieceKind;
  bold: boolean;
  /** Whether a dash separates it from the previous piece. */
  isDashed: boolean;
};
export type Head = {
  pieces: Piece[];
  range: DateRange | undefined;
  place: Locality | undefined;
  isRemote: boolean;
  isInternship: boolean;
};

const NUMBERING = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;
const EMPLOYMENT_KIND = /\s*\((?:full|part)[\s-]?time\)/i;
const DASH_END = /\s[-–—]\s*$/;

const NO_HEAD_LINE =
  /\b(?:ctc|lpa|notice period|salary|package|team size)\b\s*(?:[:–-]|is\b)|^(?:environment|tech(?:nologies|nology|nical)? ?(?:stack|used)?|tools used|clients?|domain|skills used|platforms?)\s*[:–-]/i;

/** What the lines of a head say: names, dates, a place. */
export function headOf(lines: readonly Paragraph[], findPlace: FindPlace): Head {
  const head: Head = { pieces: [], range: undefined, place: undefined, isRemote: false, isInternship: false };
  for (const line of lines) {
    if (NO_HEAD_LINE.test(line.text)) continue;
    head.isInternship ||= isInternship(line.text);
    for (const segment of line.segments)
      readSegment(segment.text, line.bold || segment.bold, head, findPlace);
  }
  return head;
}

function readSegment(text: string, bold: boolean, head: Head, findPlace: FindPlace): void {
  const { rest, range } = withoutDates(text.replace(NUMBERING, '').replace(EMPLOYMENT_KIND, ' '));
  head.range ??= range;
  const whole = kindOf(rest) === 'unknown' ? placeOf(trimmed(rest), findPlace) : undefined;
  head.place ??= whole;
  for (const part of whole === undefined ? partsOf(rest) : []) {
    const isDashed = DASH_END.test(rest.slice(0, rest.indexOf(part)));
    const last = head.pieces.at(-1);
    if (isDashed && last?.kind === 'title' && isFocus(part)) last.text += ` - ${part}`;
    else readPart(part, { bold, isDashed }, head, findPlace);
  }
}

function readPart(part: string, look: Pick<Piece, 'bold' | 'isDashed'>, head: Head, findPlace: FindPlace) {
  const { rest: name, place, isRemote: remote } = withoutPlace(part, findPlace);
  head.isRemote ||= remote || (isNoise(part) && isRemote(part));
  head.place ??= place;
  if (isNoise(name)) return;
  for (const text of namesIn(name)) {
    const kind = kindOf(text);
    const isOpen = head.place === undefined && kind === 'unknown' && text !== name;
    const inPlace = isOpen ? placeOf(text, findPlace) : undefined;
    if (inPlace !== undefined) head.place = inPlace;
    else if (!isNoise(text)) head.pieces.push({ text, kind, ...look });
  }
}

/** "Test Engineer, Payoda Technologies" is two names; "Google, Inc." is one. */
function namesIn(text: string): string[] {
  const own = /^(.+\S)\s*\(((?:self[- ]employed|freelance|own venture))\)$/i.exec(text);
  if (own !== null) return [...namesIn(own[1] ?? ''), own[2] ?? ''];
  const parts = splitOutsideParens(text);
  if (parts.length < 2) return [text];
  const names: string[] = [];
  for (const part of parts) {
    const isSuffix = /^(inc|ltd|llc|llp|pvt|private|limited)\b/i.test(part);
    const last = names.at(-1);
    const isSameKind =
      last !== undefined && kindOf(last) === 'title' && kindOf(part) === 'unknown' && names.length > 1;
    if (last !== undefined && (isSuffix || isSameKind)) names[names.length - 1] = `${last}, ${part}`;
    else names.push(part);
  }
  return names;
}

function splitOutsideParens(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map(trimmed).filter((part) => part !== '');
}
