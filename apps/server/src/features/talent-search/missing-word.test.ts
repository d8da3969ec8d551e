import { expect, test } from 'vitest';
import { missingWords } from './missing-word.ts';

test.each([
  ['react kafka', ['react'], ['kafka']],
  ['React Kafka', ['react'], ['Kafka']],
  ['react kafka', ['react', 'kafka'], []],
  ['react kafka', [], ['react', 'kafka']],
  ['node.js, C++ and .NET', ['node js'], ['C++', '.NET']],
  ['full stack java', ['java'], ['full stack']],
  ['socket.io redis', ['io'], ['redis']],
  ['socket.io redis', ['redis'], ['socket.io']],
  ['', [], []],
  ['🙂 ((((', [], []],
])('of “%s”, a talent with %o misses %o', (query, found, missing) => {
  expect(missingWords(query)(found)).toEqual(missing);
});
