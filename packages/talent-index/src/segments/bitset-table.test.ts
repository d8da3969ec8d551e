import { expect, test } from 'vitest';
import { bitsetFor } from './bitset.ts';
import { countShared } from './set-memory.ts';
import { BitsetTable } from './bitset-table.ts';

/** Generates the same numbers in each run. */
function* numbers() {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    yield state;
  }
}

const from = numbers();
const filled = (set: Int32Array, bits = -1): Int32Array =>
  set.map(() => (from.next().value as number) & bits);

test.each([1, 256, 257, 5_000, 100_000])('rows of %i talents share as much as sets do', (size) => {
  const { length } = bitsetFor(size);
  const sets = [-1, 0, 0x01010101, 1 << 31].map((bits) => filled(bitsetFor(size), bits));
  sets.push(bitsetFor(size).fill(-1));
  const table = BitsetTable.of(length, sets.length);
  for (const [row, set] of sets.entries()) table.row(row).set(set);
  for (const asked of sets) {
    const sharedWith = table.sharedWith(asked);
    const rows = Array.from({ length: 16 }, (_, at) => (at * 3) % sets.length);
    for (let asking = 0; asking <= rows.length; asking += 1)
      expect(sharedWith(rows.slice(0, asking))).toEqual(
        rows.slice(0, asking).map((row) => countShared(asked, sets[row] as Int32Array)),
      );
  }
  expect(sets.map((_, row) => [...table.row(row)])).toEqual(sets.map((set) => [...set]));
});

test('a table may be empty', () => {
  const table = BitsetTable.of(0, 1);
  expect(table.sharedWith(new Int32Array(0))([0])).toEqual([0]);
});
