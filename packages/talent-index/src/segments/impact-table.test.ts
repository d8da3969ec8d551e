import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOrdinal, ordinalsIn } from './bitset.ts';
import { ImpactTable, type ScoreArea } from './impact-table.ts';

const IMPACT_MAX = 80;
const impacts = (size: number) => fc.uint8Array({ minLength: size, maxLength: size, max: IMPACT_MAX });

test('scores are raised to those of several rows', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 700 })
        .chain((size) => fc.array(impacts(size), { minLength: 1, maxLength: 4 })),
      fc.uint8Array({ minLength: IMPACT_MAX + 1, maxLength: IMPACT_MAX + 1 }),
      (rows, scoreOf) => {
        scoreOf[0] = 0;
        const size = rows[0]?.length ?? 0;
        const table = ImpactTable.of(size, rows.length);
        for (const [row, own] of rows.entries()) table.row(row).set(own);
        const other = table.takeArea();
        const area = table.takeArea() as ScoreArea;
        const best = rows.map((_, row) => area.raiseAll(table.row(row), scoreOf));
        const scores = Array.from({ length: size }, (_, ordinal) =>
          Math.max(...rows.map((own) => scoreOf[own[ordinal] as number] as number)),
        );
        expect([...area.scores.subarray(0, size)]).toEqual(scores);
        expect(ordinalsIn(area.ordinalSet)).toEqual([...scores.keys()].filter((at) => (scores[at] ?? 0) > 0));
        expect(best.at(-1)).toBe(Math.max(...scores));
        expect(other?.scores.every((score) => score === 0)).toBe(true);
        for (const [row, own] of rows.entries()) expect(table.row(row)).toEqual(own);
      },
    ),
    { numRuns: 200 },
  );
});

test('scores are raised to those of another area, and lowered', () => {
  const scoreOf = Uint8Array.from({ length: IMPACT_MAX + 1 }, (_, impact) => (impact < 40 ? 0 : impact - 30));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 700 }).chain((size) => fc.tuple(impacts(size), impacts(size))),
      ([one, other]) => {
        const table = ImpactTable.of(one.length, 1);
        const [changed, limits] = [table.takeArea() as ScoreArea, table.takeArea() as ScoreArea];
        changed.scores.set(one);
        limits.scores.set(other);
        expect(changed.isBeside(limits.scores)).toBe(true);
        const scores = [...one].map((score, at) => Math.min(score, scoreOf[other[at] ?? 0] ?? 0));
        expect(changed.lowerAll(limits.scores, scoreOf)).toBe(Math.max(...scores));
        expect([...changed.scores.subarray(0, one.length)]).toEqual(scores);
        expect(ordinalsIn(changed.ordinalSet)).toEqual(
          [...scores.keys()].filter((at) => (scores[at] ?? 0) > 0),
        );
      },
    ),
  );
});

test('who has at least a score is told of some blocks', () => {
  const size = 700;
  const table = ImpactTable.of(size, 1);
  const area = table.takeArea() as ScoreArea;
  for (let ordinal = 0; ordinal < size; ordinal += 1) area.scores[ordinal] = (ordinal * 7) % 96;
  for (const least of [1, 40, 95]) {
    const having = area.withAtLeast(least, 2, 20);
    for (let ordinal = 64; ordinal < 640; ordinal += 1)
      expect(hasOrdinal(having, ordinal)).toBe((ordinal * 7) % 96 >= least);
  }
});

test('a row is raised to another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 700 }).chain((size) => fc.tuple(impacts(size), impacts(size))),
      ([one, other]) => {
        const table = ImpactTable.of(one.length, 2);
        table.row(0).set(one);
        table.row(1).set(other);
        table.raiseRow(table.row(0), table.row(1));
        expect([...table.row(0)]).toEqual([...one].map((impact, at) => Math.max(impact, other[at] ?? 0)));
        expect(table.row(1)).toEqual(other);
      },
    ),
  );
});

test('areas end', () => {
  const table = ImpactTable.of(300, 1);
  const areas = Array.from({ length: 100 }, () => table.takeArea());
  expect(areas.at(0)).toBeDefined();
  expect(areas.at(-1)).toBeUndefined();
});
