/** The bytes that end a name. */
const WHITE = new Set([...'\0\t\n\f\r '].map((letter) => letter.charCodeAt(0)));
const DELIMITERS = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));

const code = (letter: string) => letter.charCodeAt(0);
const [SLASH, PERCENT, ESCAPE] = [code('/'), code('%'), code('\\')];
const [OPEN, CLOSE, LESS, GREATER] = [code('('), code(')'), code('<'), code('>')];
const [LIST, LIST_END] = [code('['), code(']')];

const isSpace = (byte: number | undefined) => byte !== undefined && WHITE.has(byte);
const isRegular = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte);

/**
 * The names in a PDF object, and where it ends: at its stream, or at its own end. `entries`: for each dictionary key, the names
 * in its value.
 */
export type PdfObject = {
  names: Set<string>;
  entries: ReadonlyMap<string, readonly string[]>;
  end: number;
  isStream: boolean;
};

/**
 * Reads an object from `start`. Ignores names in strings and comments. `isOne`: stop after the first value, as in an object
 * stream, where no keyword ends the objects.
 */
export function readPdfObject(content: Buffer, start: number, isOne = false): PdfObject {
  const names = new Set<string>();
  const entries = new Map<string, string[]>();
  let at = start;
  let depth = 0;
  let value: string[] | undefined;
  let isKeyNext = true;
  while (at < content.length) {
    const { kind, end } = tokenAt(content, at);
    if (kind === 'stream' || kind === 'endobj') return { names, entries, end, isStream: kind === 'stream' };
    const isKey: boolean = kind === 'name' && depth === 1 && isKeyNext;
    if (depth === 1 && kind !== 'space') isKeyNext = !isKey;
    if (kind === 'name') {
      const name = nameOf(content, at + 1, end);
      names.add(name);
      if (isKey) entries.set(name, (value = []));
      else value?.push(name);
    }
    depth += Number(kind === 'open') - Number(kind === 'close');
    at = end;
    if (isOne && depth <= 0 && kind !== 'space') break;
  }
  return { names, entries, end: at, isStream: false };
}

/** `space`: also a comment. `sign`: a stray delimiter. */
type TokenKind = 'space' | 'text' | 'open' | 'close' | 'name' | 'word' | 'stream' | 'endobj' | 'sign';

function tokenAt(content: Buffer, at: number): { kind: TokenKind; end: number } {
  const byte = content[at] ?? 0;
  const isDouble = content[at + 1] === byte;
  switch (byte) {
    case OPEN:
      return { kind: 'text', end: endOfText(content, at) };
    case PERCENT:
      return { kind: 'space', end: endOfComment(content, at) };
    case LESS:
      return isDouble ? { kind: 'open', end: at + 2 } : { kind: 'text', end: endOfHexText(content, at) };
    case GREATER:
      return isDouble ? { kind: 'close', end: at + 2 } : { kind: 'sign', end: at + 1 };
    case LIST:
      return { kind: 'open', end: at + 1 };
    case LIST_END:
      return { kind: 'close', end: at + 1 };
    case SLASH:
      return { kind: 'name', end: endOfWord(content, at + 1) };
    default:
      return isRegular(byte) ? wordAt(content, at) : { kind: isSpace(byte) ? 'space' : 'sign', end: at + 1 };
  }
}

function wordAt(content: Buffer, start: number): { kind: TokenKind; end: number } {
  const end = endOfWord(content, start);
  const word = end - start <= 6 ? content.toString('latin1', start, end) : '';
  return { kind: word === 'stream' || word === 'endobj' ? word : 'word', end };
}

function endOfWord(content: Buffer, start: number): number {
  let at = start;
  while (isRegular(content[at])) at += 1;
  return at;
}

/** A name may write any letter as # and two hexadecimal digits. */
const nameOf = (content: Buffer, start: number, end: number): string =>
  content
    .toString('latin1', start, end)
    .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Parentheses inside a string are balanced or escaped. */
function endOfText(content: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === ESCAPE) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE && --depth === 0) return at + 1;
  }
  return content.length;
}

function endOfComment(content: Buffer, start: number): number {
  let at = start;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return at;
}

function endOfHexText(content: Buffer, start: number): number {
  const end = content.indexOf(GREATER, start);
  return end === -1 ? content.length : end + 1;
}

/** The start of each object and of each trailer dictionary, wherever in the file. */
export function* headings(content: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + 1)) {
      // "endobj" ends an object.
      if (word === 'obj' && !/[\0\t\n\f\r \d]/.test(content.toString('latin1', at - 1, at))) continue;
      yield at + word.length;
    }
  }
}
