import { fold } from './fold.ts';

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S/;
/** A text without any of these characters contains no address. */
const ADDRESS_SIGNS = ['://', 'www.', '@'];

const code = (character: string) => character.charCodeAt(0);
const ADDRESS_SIGN_UNITS = ADDRESS_SIGNS.map((sign) => Array.from(sign, code));

/** Marks a code unit that the table alone cannot fold: the last character of an address marker, or one that folds to nothing. */
const SPECIAL = 0xff;
const ASCII_FOLDED = Uint8Array.from({ length: 128 }, (_, unit) => {
  const folded = fold(String.fromCharCode(unit));
  const isSpecial = folded === '' || ADDRESS_SIGNS.some((sign) => sign.endsWith(folded));
  return isSpecial ? SPECIAL : code(folded);
});
const APOSTROPHE = code("'");

/** A folded text without web and email addresses, as UTF-16 code units. The next text reuses the array. */
export class FoldedText {
  /** Only the first `length` units are valid; a 0 follows them. */
  units = new Uint16Array(1024);
  length = 0;

  read(text: string): void {
    if (!this.#readAscii(text)) this.#readAny(text);
    this.units[this.length] = 0;
  }

  /** The fast path for plain ASCII: one table lookup per letter. Returns false if the text needs the general rules. */
  #readAscii(text: string): boolean {
    const units = this.#reserve(text.length);
    const asciiFolded = ASCII_FOLDED;
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit >= asciiFolded.length) return false;
      const folded = asciiFolded[unit] as number;
      if (folded !== SPECIAL) {
        units[length] = folded;
      } else {
        if (unit === APOSTROPHE) continue;
        units[length] = unit;
        if (endsInAddressSign(units, length)) return false;
      }
      length += 1;
    }
    this.length = length;
    return true;
  }

  #readAny(text: string): void {
    const folded = fold(text);
    const isClean = !ADDRESS_SIGNS.some((sign) => folded.includes(sign));
    const read = isClean ? folded : folded.replace(/\S+/g, withoutAddress);
    const units = this.#reserve(read.length);
    for (let at = 0; at < read.length; at += 1) units[at] = read.charCodeAt(at);
    this.length = read.length;
  }

  #reserve(length: number): Uint16Array {
    if (this.units.length <= length) this.units = new Uint16Array(length * 2);
    return this.units;
  }
}

/** Removes an address at the end of a word. A single pattern for all addresses would take cubic time on a run of `@`. */
function withoutAddress(word: string): string {
  const at = word.indexOf('@', 1);
  // Needs text before the `@`, between the `@` and the last dot, and after that dot.
  if (at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1) return '\n';
  const web = word.search(WEB_ADDRESS);
  return web < 0 ? word : `${word.slice(0, web)}\n`;
}

/** The units as a new string. A substring would keep the whole text in memory. */
export function textOf(units: Uint16Array, start: number, end: number): string {
  return Buffer.from(units.buffer, units.byteOffset + start * 2, (end - start) * 2).toString('utf16le');
}

function endsInAddressSign(units: Uint16Array, last: number): boolean {
  for (let i = 0; i < ADDRESS_SIGN_UNITS.length; i += 1) {
    const sign = ADDRESS_SIGN_UNITS[i] as number[];
    let at = sign.length - 1;
    while (at >= 0 && units[last + 1 - sign.length + at] === sign[at]) at -= 1;
    if (at < 0) return true;
  }
  return false;
}
