import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomAsciiText, randomText } from '../../talent-index/test/random-text.ts';
import { fold } from './fold.ts';
import { PAIR_SOURCE } from './letter-pair.ts';
import { SpellingTable } from './spelling-table.ts';
import { WordScanner } from './word-scanner.ts';

type Found = { written: string; isAfterBreak: boolean };

function scanned(text: string): Found[] {
  const scanner = new WordScanner().read(text);
  const found: Found[] = [];
  while (scanner.next()) found.push({ written: scanner.written, isAfterBreak: scanner.isAfterBreak });
  return found;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]+(?:#|\+\+)?`;
const PAIR = String.raw`${PAIR_SOURCE}(?![\p{L}\p{M}\p{N}#]|\+\+|[._-][\p{L}\p{M}\p{N}])`;
const WORD = new RegExp(String.raw`${PAIR}|\.net(?![\p{L}\p{M}\p{N}])|${LETTERS}(?:[._-]${LETTERS})*`, 'gu');
const BREAK = /[,;:!?()|\n•\u0964]|\.\s/;

/** The same rules as regular expressions. */
function plainlyScanned(text: string): Found[] {
  const read = fold(text).replace(ADDRESS, '\n');
  let end = 0;
  return [...read.matchAll(WORD)].map(({ 0: written, index }) => {
    const isAfterBreak = end === 0 || BREAK.test(read.slice(end, index));
    end = index + written.length;
    return { written, isAfterBreak };
  });
}

test('the scanner finds the same words as the regular expressions', () => {
  fc.assert(
    fc.property(fc.oneof(randomAsciiText, randomText), (text) => {
      expect(scanned(text)).toEqual(plainlyScanned(text));
    }),
    { numRuns: 20_000 },
  );
});

test('the scanner and the regular expressions skip the same addresses', () => {
  const parts = fc.constantFrom('a', '@', '.', ' ', 'www.', 'http://', '://', '\n', 'é');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (text) => {
      expect(scanned(text.join(''))).toEqual(plainlyScanned(text.join('')));
    }),
    { numRuns: 20_000 },
  );
});

test('a long run of @ signs is read', () => {
  expect(scanned('a@'.repeat(5000)).length).toBe(5000);
});

test('an ASCII text has the same words on the fast path and next to a letter that needs the general rules', () => {
  fc.assert(
    fc.property(randomAsciiText, (text) => {
      expect(scanned(`${text}\né`)).toEqual([...scanned(text), { written: 'e', isAfterBreak: true }]);
    }),
    { numRuns: 10_000 },
  );
});

test('a text read after a longer one has only its own words', () => {
  const scanner = new WordScanner();
  scanner.read('.net core++ '.repeat(1000));
  scanner.read('.ne');
  expect([scanner.next(), scanner.written, scanner.next()]).toEqual([true, 'ne', false]);
});

test('every spelling keeps its number until the table is cleared', () => {
  const table = new SpellingTable();
  const scanner = new WordScanner();
  const number = (word: string) => {
    scanner.read(word).next();
    return table.numberOf(scanner.text.units, scanner.start, scanner.end, scanner.hash);
  };
  const words = Array.from({ length: 20_000 }, (_, i) => `w${(i * 7919).toString(36)}`);
  for (const word of words) {
    expect(number(word)).toBe(-1);
    table.add(scanner.text.units, scanner.start, scanner.end, scanner.hash);
  }
  expect(words.map(number)).toEqual(words.map((_, i) => i));
  table.clear();
  expect(words.map(number)).toEqual(words.map(() => -1));
});
