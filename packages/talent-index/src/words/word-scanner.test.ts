import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomAsciiText, randomText } from '../../test/random-text.ts';
import { fold } from './fold.ts';
import { SpellingTable } from './spelling-table.ts';
import { WordScanner } from './word-scanner.ts';

type Found = { written: string; isBroken: boolean };

function scanned(text: string): Found[] {
  const scanner = new WordScanner().read(text);
  const found: Found[] = [];
  while (scanner.next()) found.push({ written: scanner.written, isBroken: scanner.isBroken });
  return found;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]+(?:#|\+\+)?`;
const WORD = new RegExp(String.raw`\.net(?![\p{L}\p{M}\p{N}])|${LETTERS}(?:[._-]${LETTERS})*`, 'gu');
const BREAK = /[,;:!?()|\n•\u0964]|\.\s/;

/** The rules, told as expressions. */
function plainlyScanned(text: string): Found[] {
  const read = fold(text).replace(ADDRESS, '\n');
  let end = 0;
  return [...read.matchAll(WORD)].map(({ 0: written, index }) => {
    const isBroken = end === 0 || BREAK.test(read.slice(end, index));
    end = index + written.length;
    return { written, isBroken };
  });
}

test('the words of any text are those of the rules', () => {
  fc.assert(
    fc.property(fc.oneof(randomAsciiText, randomText), (text) => {
      expect(scanned(text)).toEqual(plainlyScanned(text));
    }),
    { numRuns: 20_000 },
  );
}, 120_000);

test('an ASCII text has the same words beside a letter that needs the general rules', () => {
  fc.assert(
    fc.property(randomAsciiText, (text) => {
      expect(scanned(`${text}\né`)).toEqual([...scanned(text), { written: 'e', isBroken: true }]);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('a text that follows a longer one is read without it', () => {
  const scanner = new WordScanner();
  scanner.read('.net core++ '.repeat(1000));
  scanner.read('.ne');
  expect([scanner.next(), scanner.written, scanner.next()]).toEqual([true, 'ne', false]);
});

test('every spelling keeps its number however many there are, until they are forgotten', () => {
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
