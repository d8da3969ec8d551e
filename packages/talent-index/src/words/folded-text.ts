import { fold } from './fold.ts';

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;
/** A text without any of these holds no address. */
const ADDRESS_SIGNS = ['://', 'www.', '@'];

const code = (character: string) => character.charCodeAt(0);
const ADDRESS_SIGN_UNITS = ADDRESS_SIGNS.map((sign) => Array.from(sign, code));

/** What stands in the tables for a unit that takes more than a look: the end of an address sign, and what folds to nothing. */
const SPECIAL = 0xff;
const ASCII_FOLDED = Uint8Array.from({ length: 128 }, (_, unit) => {
  const folded = fold(String.fromCharCode(unit));
  const isSpecial = folded === '' || ADDRESS_SIGNS.some((sign) => sign.endsWith(folded));
  return isSpecial ? SPECIAL : code(folded);
});
const APOSTROPHE = code("'");

/** A text folded and without web and mail addresses, as UTF-16 code units, in room that the next text takes over. */
export class FoldedText {
  /** Only the first `length` count; after them comes a 0. */
  units = new Uint16Array(1024);
  length = 0;

  read(text: string): void {
    if (!this.#readAscii(text)) this.#readAny(text);
    this.units[this.length] = 0;
  }

  /** Nearly all texts are plain ASCII and take one look at each letter. False for what needs the general rules. */
  #readAscii(text: string): boolean {
    const units = this.#room(text.length);
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
    const read = isClean ? folded : folded.replace(ADDRESS, '\n');
    const units = this.#room(read.length);
    for (let at = 0; at < read.length; at += 1) units[at] = read.charCodeAt(at);
    this.length = read.length;
  }

  #room(length: number): Uint16Array {
    if (this.units.length <= length) this.units = new Uint16Array(length * 2);
    return this.units;
  }
}

/** The text of some units. A part of a string would keep the whole of it in memory, this does not. */
export function writtenIn(units: Uint16Array, start: number, end: number): string {
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
