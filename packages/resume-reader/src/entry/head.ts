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
  /** Whether a dash stands between it and the piece before. */
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
  if (range !== undefined) head.range ??= range;
  const whole = placeOf(trimmed(rest), findPlace);
  if (whole !== undefined && kindOf(rest) === 'unknown') {
    head.place ??= whole;
    return;
  }
  for (const part of partsOf(rest)) {
    const isDashed = DASH_END.test(rest.slice(0, rest.indexOf(part)));
    const last = head.pieces.at(-1);
    if (isDashed && last?.kind === 'title' && isFocus(part)) {
      last.text += ` - ${part}`;
      continue;
    }
    const { rest: name, place, isRemote: remote } = withoutPlace(part, findPlace);
    head.isRemote ||= remote || (isNoise(part) && isRemote(part));
    if (place !== undefined) head.place ??= place;
    if (isNoise(name)) continue;
    for (const piece of namesIn(name)) {
      const inPlace = placeOf(piece, findPlace);
      if (inPlace !== undefined && kindOf(piece) === 'unknown' && head.place === undefined && name !== piece)
        head.place = inPlace;
      else if (!isNoise(piece)) head.pieces.push({ text: piece, kind: kindOf(piece), bold, isDashed });
    }
  }
}

/** "Test Engineer, Payoda Technologies" are two names; "Google, Inc." is one. */
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
