import { asciiDigit } from '../base/digit.ts';

/** A text as a person reads it. `starts` and `ends` map each of its UTF-16 units to the source, the NFC form of the text. */
export type Legible = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Invisible characters: joiners, direction marks, emoji variants, and the frame of a key-cap digit. */
const INVISIBLE = /^(?:\p{Default_Ignorable_Code_Point}|\u20e3)$/u;

const DIGIT = /^\p{Nd}$/u;

const LOOK_ALIKES = new Map(
  Object.entries({
    a: 'аɑα',
    b: 'Ьƅ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еҽ℮',
    g: 'ɡ',
    h: 'һ',
    i: 'іıι',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ո',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'т',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'С',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙ',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'УΥ',
    '.': '。․',
    '@': '＠﹫',
  }).flatMap(([letter, alikes]) => [...alikes].map((alike) => [alike, letter] as const)),
);

/** Undoes invisible tricks: look-alikes, other digits, full-width letters, invisible characters. */
export function legible(source: string): Legible {
  const text: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const character of source) {
    const end = start + character.length;
    const units = plain(character).split('');
    for (const unit of units) {
      text.push(unit);
      starts.push(start);
      ends.push(end);
    }
    // An invisible character belongs to the character before it.
    if (units.length === 0 && ends.length > 0) ends[ends.length - 1] = end;
    start = end;
  }
  return { text: text.join(''), starts, ends };
}

function plain(character: string): string {
  if (character >= ' ' && character <= '~') return character;
  if (INVISIBLE.test(character)) return '';
  if (DIGIT.test(character)) return asciiDigit(character);
  return LOOK_ALIKES.get(character) ?? character.normalize('NFKC');
}

const SPACED_CELLS_MIN = 5;
const SPACED_LETTERS_MIN = 4;
const SEPARATORS = ' -_*.·|~';

/** Finds a text that may have such cells: most have none, and looking at each unit of a text takes a tenth of a review. */
const SPACED = /[\p{L}\p{M}\p{N}]([ \-_*.·|~])(?:\S\1){3}/u;

/** With words joined whose letters stand apart: "g m a i l" and "g-m-a-i-l" become "gmail". */
export function joined(reading: Legible): Legible {
  if (!SPACED.test(reading.text)) return reading;
  const { text, starts, ends } = reading;
  const kept: number[] = [];
  let at = 0;
  while (at < text.length) {
    const cells = spacedCells(text, at);
    kept.push(...(cells.length > 0 ? cells : [at]));
    at = (cells.at(-1) ?? at) + 1;
  }
  return {
    text: kept.map((unit) => text[unit]).join(''),
    starts: kept.map((unit) => starts[unit] ?? 0),
    ends: kept.map((unit) => ends[unit] ?? 0),
  };
}

/** The positions of single letters with one separator, from here on; none if they are common words. */
function spacedCells(text: string, from: number): number[] {
  const separator = text[from + 1] ?? '';
  if (!SEPARATORS.includes(separator) || separator === '') return [];
  if (!isWordUnit(text[from]) || isWordUnit(text[from - 1])) return [];
  const cells: number[] = [];
  for (let at = from; isCell(text[at], separator); at += 2) {
    if (isWordUnit(text[at]) && isWordUnit(text[at + 1])) break;
    cells.push(at);
    if (text[at + 1] !== separator) break;
  }
  const letters = cells.filter((at) => /[\p{L}\p{N}]/u.test(text[at] ?? '')).length;
  return cells.length >= SPACED_CELLS_MIN && letters >= SPACED_LETTERS_MIN ? cells : [];
}

const isCell = (unit: string | undefined, separator: string): boolean =>
  unit !== undefined && unit !== separator && !/\s/.test(unit);

const isWordUnit = (unit: string | undefined): boolean =>
  unit !== undefined && /[\p{L}\p{M}\p{N}]/u.test(unit);

const LETTERS_FOR = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '®': 'r',
    '!': 'i',
  }),
);

/** With letters in place of the digits and signs inside a word that stand for them: "1nst@gr4m" becomes "instagram". */
export const spelled = ({ text, starts, ends }: Legible): Legible => ({
  text: text.replace(/[0134573@$®!]/g, (sign, at: number) =>
    /\p{L}/u.test(text[at + 1] ?? '') ||
    (/\p{L}/u.test(text[at - 1] ?? '') && /[\p{L}\d@$®!]/u.test(text[at + 1] ?? ''))
      ? (LETTERS_FOR.get(sign) ?? sign)
      : sign,
  ),
  starts,
  ends,
});

/** The readings of a text that may hide something, the plain one first. */
export function readings(source: string): Legible[] {
  const first = legible(source.normalize('NFC'));
  const second = joined(first);
  const third = spelled(second);
  return [first, second, third].filter(
    ({ text }, index, all) => all.findIndex((other) => other.text === text) === index,
  );
}
