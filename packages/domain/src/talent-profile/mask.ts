import { withoutContacts } from './contact-mask.ts';

export const REDACTED = '[Redacted]';

/** Shorter words of a name, such as An and Le, are masked only next to another word of it. One letter is never masked. */
const SURE_LENGTH_MIN = 3;
const LENGTH_MIN = 2;

/**
 * Returns a function that masks what identifies a person in a free text: the person's name, emails, phone numbers, web
 * addresses and handles. The name is masked word by word, however its case and accents are written, and where several of
 * its words are written as one (`tanvijoshi`), also with initials and digits (`tanvij`, `tjoshi99`).
 */
export function redactor(name: string, mask = REDACTED): (text: string) => string {
  const withoutName = nameMask(name, mask);
  return (text) => withoutName(withoutContacts(text.normalize('NFC'), mask));
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function nameMask(name: string, mask: string): (text: string) => string {
  const parts = new Set(
    (fold(name.normalize('NFC')).match(WORD) ?? []).filter((part) => part !== 'redacted'),
  );
  const known = [...parts].filter((part) => [...part].length >= LENGTH_MIN);
  let joined: RegExp | undefined;
  const kindOf = (word: string): Kind => {
    if (joined?.test(word)) return 'name';
    if (!parts.has(word) || word.length < LENGTH_MIN) return 'other';
    return [...word].length >= SURE_LENGTH_MIN ? 'name' : 'short';
  };
  return (text) => {
    const folded = fold(text);
    if (!known.some((part) => folded.includes(part))) return text;
    joined ??= joinedPattern([...parts]);
    return masked(text, kindOf, mask);
  };
}

/** Whether a word belongs to the name: certainly, perhaps, or not. */
type Kind = 'name' | 'short' | 'other';

type Piece = { start: number; end: number; kind: Kind };

function masked(text: string, kindOf: (word: string) => Kind, mask: string): string {
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(WORD))
    pieces.push({ start: index, end: index + word.length, kind: kindOf(fold(word)) });
  spread(pieces, text);
  spread(pieces.toReversed(), text);
  let rest = '';
  let from = 0;
  for (const [at, { start, end, kind }] of pieces.entries()) {
    if (kind !== 'name') continue;
    const before = pieces[at - 1];
    // The words of one handle are masked together.
    const isContinued = before?.kind === 'name' && text.slice(before.end, start) === '_';
    rest += isContinued ? '' : text.slice(from, start) + mask;
    from = end;
  }
  return rest + text.slice(from);
}

/** Next to a word of the name, a short word counts too, and so does everything that an underscore joins to it. */
function spread(pieces: readonly Piece[], text: string): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before === undefined || piece.kind === 'name') continue;
    const between = text.slice(Math.min(before.end, piece.end), Math.max(before.start, piece.start));
    const isOfName = before.kind === 'name' || (before.kind === 'short' && piece.kind === 'short');
    if (!isOfName || between.length > 2) continue;
    if (between === '_' || (piece.kind === 'short' && /^[\s.,_-]*$/.test(between))) {
      piece.kind = 'name';
      if (before.kind === 'short') before.kind = 'name';
    }
  }
}

const DIGITS = String.raw`\p{Nd}*`;

/** One word made of several words of the name, or of one with initials or digits; undefined for a short name. */
function joinedPattern(parts: readonly string[]): RegExp | undefined {
  const sure = parts.filter((part) => [...part].length >= SURE_LENGTH_MIN);
  if (sure.length === 0) return undefined;
  const whole = oneOf(parts.filter((part) => [...part].length >= LENGTH_MIN));
  const initial = oneOf([...new Set(parts.map((part) => [...part][0] ?? ''))]);
  const anyOrder =
    parts.length > 1 ? `(?:${oneOf(sure)}${initial}?${whole}|${whole}${initial}?${oneOf(sure)})` : undefined;
  const withInitials = `${DIGITS}(?:${oneOf(sure)}${initial}{0,2}|${initial}{1,2}${oneOf(sure)})${DIGITS}`;
  return new RegExp(`^${withInitials}$${anyOrder ? `|${anyOrder}` : ''}`, 'u');
}

const oneOf = (texts: readonly string[]): string => `(?:${texts.join('|')})`;

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/** The text without case and accents. */
const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');
