import { expect, test } from 'vitest';
import { missingWords } from './missing-word.ts';

const reading = (dropped: string[], corrections: { from: string; to: string }[] = []) => ({
  dropped,
  corrections,
  words: [],
});

test.each([
  [['kafka'], ['react'], ['kafka']],
  [['Kafka'], ['react'], ['Kafka']],
  [['kafka'], ['react', 'kafka'], []],
  [['react', 'kafka'], [], ['react', 'kafka']],
  [['node.js', 'C++', '.NET'], ['node js'], ['C++', '.NET']],
  [['full stack'], ['java'], ['full stack']],
  [['socket.io'], ['io'], ['socket.io']],
  [['"machine learning"'], ['machine learning'], []],
  [['"machine learning"'], ['learning'], ['machine learning']],
  [['java OR kotlin'], ['java'], []],
  [['java OR kotlin'], ['spring'], ['java OR kotlin']],
  [['react/vue'], ['vue'], []],
  [['R & D'], ['r&d'], []],
  [['R & D'], ['java'], ['R & D']],
  [['जावा'], ['java'], []],
  [['जावा'], ['developer'], ['जावा']],
  [[], ['java'], []],
])('without %o, a talent with %o misses %o', (dropped, found, missing) => {
  expect(missingWords(reading(dropped))(found)).toEqual(missing);
});

test('a misspelt word is had in either spelling', () => {
  const missing = missingWords(reading(['devloper'], [{ from: 'devloper', to: 'developer' }]));
  expect([missing(['developer']), missing(['devloper']), missing(['java'])]).toEqual([[], [], ['devloper']]);
});

test('where no word is named, all that nobody excludes are asked', () => {
  const word = (text: string, isExcluded: boolean) => ({ text, isExcluded, spans: [] });
  const words = [word('react', false), word('kafka', false), word('-angular', true)];
  expect(missingWords({ dropped: [], corrections: [], words })(['react'])).toEqual(['kafka']);
});
