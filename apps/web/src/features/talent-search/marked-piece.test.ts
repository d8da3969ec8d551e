import { expect, test } from 'vitest';
import { markedPieces, unseenWords } from './marked-piece.ts';

const shown = (text: string, words: string[], misspelt: string[] = []) =>
  markedPieces(text, words, misspelt)
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
])('“%s” has the words %o marked', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});

test.each([
  ['Senior React Developer', ['raect', 'develper'], 'Senior [React] [Developer]'],
  ['Kubernetes Administrator', ['kuberntes', 'adminstratr'], '[Kubernetes] [Administrator]'],
  ['Java Lead', ['jva', 'lad', 'loadd'], 'Java Lead'],
  ['Heart Surgeon', ['react'], 'Heart Surgeon'],
  ['ES2020 Expert', ['es2021'], 'ES2020 Expert'],
])('“%s” has the words marked that %o misspell', (text, misspelt, expected) => {
  expect(shown(text, [], misspelt)).toBe(expected);
});

test('the pieces together are the whole text', () => {
  for (const text of ['  a  b ', 'ab', 'a', 'x😀y', 'ﬁne ﬁgs'])
    expect(
      markedPieces(text, ['a', 'f'], [])
        .map(({ piece }) => piece)
        .join(''),
    ).toBe(text);
});

test('a prefix of a shown word is not unseen', () => {
  expect(unseenWords(['react', 'develper', 'node js'], ['Reach Engineer', 'React', 'Node.js'])).toEqual([
    'develper',
  ]);
  expect(unseenWords([], ['React'])).toEqual([]);
});
