import type { Locality } from '@talaash/domain/locality/schema';
import { STATE_CODES } from '@talaash/lexicon/place-name';
import { type DateRange, findDate, findRange } from '../words/date.ts';
import { isField } from '../words/degree.ts';
import { isCompany, isEmploymentKind, isRemote, isTitle } from '../words/title.ts';

export type FindPlace = (text: string) => Locality | undefined;

const DURATION =
  /\(?\s*(?:\d+(?:\.\d+)?\s*\+?\s*(?:years?|yrs?|yr|months?|mos?|weeks?|days)\.?\s*(?:and\s*|,\s*|&\s*)?)+(?:\s*\d+\s*(?:months?|mos?))?\s*\)?/gi;
const SEPARATORS =
  /\s*(?:\s[|•·●‧∙»]+\s?|\|\s*|\s+[-–—~]+\s+|\s[@]\s|\t|  +|\s+\b(?:at|as(?:\s+an?)?)\b\s+(?=\p{Lu})|;\s)\s*/u;

/** Removes the dates from a text. */
export function withoutDates(text: string, isSingle = false): { rest: string; range: DateRange | undefined } {
  const range = isSingle ? findDate(text) : findRange(text);
  if (range === undefined) return { rest: tidy(text.replace(DURATION, ' ')), range };
  const cut = `${text.slice(0, range.from)} | ${text.slice(range.to)}`;
  return {
    rest: tidy(
      cut
        .replace(/\(\s*\|\s*\)?/g, ' | ')
        .replace(/\|\s*\)/g, ' | ')
        .replace(DURATION, ' '),
    ),
    range,
  };
}

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s{3,}/g, '  ')
    .trim();

/** Splits a header at its separators: bars, dots, dashes, "at". */
export const partsOf = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((part) => trimmed(part).replace(/^(?:with|at|in|for)\s+(?=\p{Lu})/u, ''))
    .filter((part) => part !== '');

export const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:|•·–—/-]+|[\s,;:|•·–—/(-]+$/gu, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();

export type Placed = { rest: string; place: Locality | undefined; isRemote: boolean };

/** Removes a place from the end of a text: "Infosys, Pune, Maharashtra", "Infosys (Remote)". */
export function withoutPlace(text: string, findPlace: FindPlace): Placed {
  const paren = /^(.*?)\s*\(([^()]+)\)\s*$/.exec(text);
  if (paren?.[2] !== undefined) {
    const inside = paren[2].trim();
    const place = placeOf(inside, findPlace);
    if (place === undefined && isRemote(inside))
      return { ...withoutPlace(paren[1] ?? '', findPlace), isRemote: true };
    if (place !== undefined) return { rest: trimmed(paren[1] ?? ''), place, isRemote: isRemote(inside) };
  }
  const parts = text.split(',').map((part) => part.trim());
  for (let count = Math.min(3, parts.length); count >= 1; count -= 1) {
    const tail = parts.slice(parts.length - count).join(', ');
    const head = trimmed(parts.slice(0, parts.length - count).join(', '));
    if (isRemote(tail) && count === 1 && tail.length < 20) {
      const before = withoutPlace(head, findPlace);
      return { rest: before.rest, place: before.place, isRemote: true };
    }
    const place = placeOf(tail, findPlace);
    if (place !== undefined) return { rest: head, place, isRemote: false };
  }
  return { rest: trimmed(text), place: undefined, isRemote: false };
}

const COUNTRY = /[,\s]*\b(india|bharat)\b\.?$/i;

const STATE_CODE = new RegExp(`[,\\s]+(${[...STATE_CODES.keys()].join('|').toUpperCase()})$`);

/** The place, if the text names only a place. */
export function placeOf(text: string, findPlace: FindPlace): Locality | undefined {
  const plain = text
    .replace(/^(?:at|post|at post|dist(?:rict|t)?|tal(?:uka)?|teh(?:sil)?|city)\b(?:[.:-]+\s*|\s+)/i, '')
    .replace(/[-–\s]*\b\d{3}\s?\d{3}\b/g, '')
    .replace(/^(?:greater\s+)?([^,]+?)\s+(?:metropolitan\s+)?(?:area|region)(?=,|$)/i, '$1')
    .replace(/[.\s]+$/u, '')
    .trim();
  if (plain.length < 3 || plain.length > 80 || /\d/.test(plain)) return undefined;
  const short = plain
    .replace(COUNTRY, '')
    .replace(STATE_CODE, (_, code: string) => `, ${STATE_CODES.get(code.toLowerCase()) ?? code}`);
  if (short === '') return undefined;
  const found = findPlace(plain) ?? findPlace(short);
  if (found !== undefined) return found;
  const [first, ...rest] = short.split(/\s*[,/-]\s*/);
  // The gazetteer may know a city but not its suburb.
  return rest.length === 1 &&
    first !== undefined &&
    first !== '' &&
    rest[0] !== undefined &&
    /^\p{L}+/u.test(first)
    ? findPlace(rest.join(', ')) && findPlace(first)
    : undefined;
}

export type PieceKind = 'title' | 'company' | 'unknown';

export const kindOf = (text: string): PieceKind =>
  isCompany(text) ? 'company' : isTitle(text) ? 'title' : 'unknown';

const FOCUS =
  /\b(?:testing|automation|qa|quality|platform|back[- ]?end|front[- ]?end|full[- ]?stack|mobile|web|cloud|devops|security|infrastructure|operations|development|support|java|python|android|ios|react|\.net|sap|ui|ux|research|delivery|growth|payments)\b/i;

/** "QA Lead – Performance Testing": a few words after a title name a field, not an employer or a number of years. */
export const isFocus = (text: string): boolean =>
  (isField(text) || FOCUS.test(text)) &&
  kindOf(text) === 'unknown' &&
  !/\d/.test(text) &&
  text.split(' ').length <= 5;

export const isNoise = (text: string): boolean => isEmploymentKind(text) || !/\p{L}{2}/u.test(text);
