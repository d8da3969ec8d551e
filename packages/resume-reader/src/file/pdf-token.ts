/** The bytes between which a name ends. */
const WHITE = new Set([...'\0\t\n\f\r '].map((letter) => letter.charCodeAt(0)));
const DELIMITERS = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));

const code = (letter: string) => letter.charCodeAt(0);
const [SLASH, PERCENT, ESCAPE] = [code('/'), code('%'), code('\\')];
const [OPEN, CLOSE, LESS, GREATER] = [code('('), code(')'), code('<'), code('>')];
const [LIST, LIST_END] = [code('['), code(']')];

const isRegular = (byte: number | undefined) =>
  byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/**
 * The names in an object of a PDF, and where it ends: at a stream, or at its end. `entries`: the names in the value of each key
 * of its dictionary.
 */
export type PdfObject = {
  names: Set<string>;
  entries: ReadonlyMap<string, readonly string[]>;
  end: number;
  isStream: boolean;
};

/**
 * Reads an object from `start` on. What stands in texts and comments is no name. `isOne`: ends with the first value, as in a
 * stream of objects, where no word ends them.
 */
export function readPdfObject(content: Buffer, start: number, isOne = false): PdfObject {
  const names = new Set<string>();
  const entries = new Map<string, string[]>();
  let at = start;
  let depth = 0;
  let value: string[] | undefined;
  let isKeyNext = true;
  while (at < content.length) {
    const byte = content[at] ?? 0;
    const isSpace = WHITE.has(byte) || byte === PERCENT;
    const isKey: boolean = byte === SLASH && depth === 1 && isKeyNext;
    if (depth === 1 && !isSpace) isKeyNext = !isKey;
    if (byte === OPEN) at = endOfText(content, at);
    else if (byte === PERCENT) at = endOfComment(content, at);
    else if (byte === LESS && content[at + 1] !== LESS) at = endOfHexText(content, at);
    else if (byte === LESS || byte === LIST) {
      depth += 1;
      at += byte === LIST ? 1 : 2;
    } else if (byte === LIST_END || (byte === GREATER && content[at + 1] === GREATER)) {
      depth -= 1;
      at += byte === LIST_END ? 1 : 2;
    } else if (byte === SLASH) {
      const end = endOfWord(content, at + 1);
      const name = nameOf(content, at + 1, end);
      names.add(name);
      if (isKey) entries.set(name, (value = []));
      else value?.push(name);
      at = end;
    } else if (isRegular(byte)) {
      const end = endOfWord(content, at);
      const word = end - at <= 6 ? content.toString('latin1', at, end) : '';
      if (word === 'stream' || word === 'endobj') return { names, entries, end, isStream: word === 'stream' };
      at = end;
    } else at += 1;
    if (isOne && depth <= 0 && !isSpace) break;
  }
  return { names, entries, end: at, isStream: false };
}

function endOfWord(content: Buffer, start: number): number {
  let at = start;
  while (isRegular(content[at])) at += 1;
  return at;
}

/** Any letter of a name may be written as # and two digits. */
const nameOf = (content: Buffer, start: number, end: number): string =>
  content
    .toString('latin1', start, end)
    .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Parentheses within a text are balanced, or escaped. */
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

/** Where each object begins, wherever it is written, and each dictionary at an end of the file. */
export function* headings(content: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + 1)) {
      // "endobj" ends one.
      if (word === 'obj' && !/[\0\t\n\f\r \d]/.test(content.toString('latin1', at - 1, at))) continue;
      yield at + word.length;
    }
  }
}
