import { expect, test } from 'vitest';
import { anomaliesOf, type Operation } from './history.ts';

const append = (value: string, asked: number, answered: number, outcome = 'done'): Operation =>
  ({ kind: 'append', list: 'a', value, asked, answered, outcome }) as Operation;
const read = (values: string[], asked: number, answered: number): Operation => ({
  kind: 'read',
  list: 'a',
  values,
  asked,
  answered,
});
const kindsOf = (history: Operation[], ...values: string[]) =>
  Object.entries(anomaliesOf(history, new Map([['a', values]])))
    .filter(([, found]) => found.length > 0)
    .map(([kind]) => kind);

test('a history without anomalies has none: of appends at once any order is right, and unknown ones may be there', () => {
  const history = [
    append('1', 0, 5),
    append('2', 1, 4),
    append('3', 6, 7, 'unknown'),
    append('4', 6, 7, 'unknown'),
    append('5', 8, 9, 'refused'),
    read(['2'], 2, 5),
    read(['2', '1'], 6, 7),
    read(['1', '3'], 8, 9),
  ];
  expect(kindsOf(history, '2', '1', '3')).toEqual([]);
});

test.each<[string, Operation[], string[]]>([
  ['lost', [append('1', 0, 1)], []],
  ['lost', [append('1', 0, 1), read(['2'], 2, 3)], ['1']],
  ['doubled', [append('1', 0, 1)], ['1', '1']],
  ['doubled', [append('1', 0, 1, 'refused')], ['1']],
  ['reordered', [append('1', 0, 1), append('2', 2, 3)], ['2', '1']],
  ['reordered', [append('1', 0, 5), append('2', 0, 5), read(['2', '1'], 6, 7)], ['1', '2']],
  ['stale', [append('1', 0, 1), append('2', 2, 3), read(['1'], 4, 5)], ['1', '2']],
  ['stale', [append('1', 0, 9), append('2', 0, 9), read(['1', '2'], 1, 2), read(['1'], 3, 4)], ['1', '2']],
])('finds what is %s', (kind, history, values) => {
  expect(kindsOf(history, ...values)).toContain(kind);
});
