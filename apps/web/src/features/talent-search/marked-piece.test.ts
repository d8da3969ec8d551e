import { expect, test } from 'vitest';
import { markedPieces } from './marked-piece.ts';

const shown = (text: string, words: string[]) =>
  markedPieces(text, words)
    .map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Senior React Developer', ['react', 'dev'], 'Senior [React] [Developer]'],
  ['Senior React Developer', [], 'Senior React Developer'],
  ['Node.js Engineer', ['node js'], '[Node].[js] Engineer'],
  ['C++ and C Developer', ['c++'], '[C++] and C Developer'],
  ['Full-Stack Développeur', ['full stack', 'developpeur'], '[Full]-[Stack] [Développeur]'],
  ['मीरा अय्यर', ['मीरा'], '[मीरा] अय्यर'],
  ['Preact Developer', ['react'], 'Preact Developer'],
  ['.*+?^${}()|', ['react'], '.*+?^${}()|'],
  ['', ['react'], ''],
])('in “%s” %o stands out', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});

test('nothing of a text is lost', () => {
  for (const text of ['  a  b ', 'ab', 'a', 'x😀y', 'ﬁne ﬁgs'])
    expect(
      markedPieces(text, ['a', 'f'])
        .map(({ piece }) => piece)
        .join(''),
    ).toBe(text);
});
