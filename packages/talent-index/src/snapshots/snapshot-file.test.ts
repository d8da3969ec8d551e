import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSnapshot, SnapshotRefusal, writeSnapshot } from './snapshot-file.ts';
import { snapshotLayout } from './snapshot-layout.ts';
import type { SnapshotSection } from './snapshot-section.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-snapshot-'));
  path = join(folder, 'search', 'talents.snapshot');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = { sourceId: 'this one', cursor: { xid: '7', id: 9 }, talents: 3 };

const numbers = Float64Array.from({ length: 400_000 }, (_, number) => number / 7);
const sections: SnapshotSection[] = [
  { name: 'odd', bytes: Uint8Array.of(1, 2, 3) },
  { name: 'numbers', bytes: new Uint8Array(numbers.buffer) },
  { name: 'empty', bytes: new Uint8Array(0) },
];

function read(sourceId = 'this one') {
  const restored: SnapshotSection[] = [];
  const found = readSnapshot(path, sourceId, (given) => restored.push(...given));
  return { found, restored };
}

test('a written snapshot is read back, aligned for typed arrays', async () => {
  await writeSnapshot(path, facts, sections);
  const { found, restored } = read();
  expect(found).toMatchObject(facts);
  expect(restored.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual(
    sections.map(({ name, bytes }) => [name, bytes.byteLength]),
  );
  const bytes = restored[1]?.bytes as Uint8Array;
  expect(bytes.byteOffset % 8).toBe(0);
  expect(new Float64Array(bytes.buffer, bytes.byteOffset, numbers.length)).toEqual(numbers);
  expect(await readdir(join(folder, 'search'))).toEqual(['talents.snapshot']);
});

test('a missing snapshot is undefined', () => {
  expect(read().found).toBeUndefined();
});

test('the snapshot of another source is refused', async () => {
  await writeSnapshot(path, facts, sections);
  expect(() => read('another one')).toThrow(SnapshotRefusal);
});

test('the snapshot of another release is refused', async () => {
  await writeSnapshot(path, facts, sections, snapshotLayout() + 1);
  expect(() => read()).toThrow('it is of another release');
});

test('the layout changes with the code, and tests do not count', async () => {
  const layouts = new Set<number>();
  for (const code of ['const impact = 80;', 'const impact = 60;', 'const impact = 80;']) {
    await writeFile(join(folder, 'field.ts'), code);
    await writeFile(join(folder, 'field.test.ts'), String(layouts.size));
    layouts.add(snapshotLayout([folder]));
  }
  expect(layouts.size).toBe(2);
});

test('a snapshot cut off anywhere is refused', async () => {
  await writeSnapshot(path, facts, sections);
  const { byteLength } = await readFile(path);
  for (const length of [byteLength - 1, byteLength - 40, byteLength >> 1, 30, 7, 0]) {
    await truncate(path, length);
    expect(() => read(), `${length} bytes`).toThrow(SnapshotRefusal);
  }
});

test('a snapshot with one changed bit anywhere is refused', async () => {
  await writeSnapshot(path, facts, sections);
  const intact = await readFile(path);
  for (const offset of [
    3,
    27,
    1_000_000,
    intact.byteLength - 60,
    intact.byteLength - 6,
    intact.byteLength - 2,
  ]) {
    const damaged = Buffer.from(intact);
    damaged.writeUInt8(damaged.readUInt8(offset) ^ 16, offset);
    await writeFile(path, damaged);
    expect(() => read(), `byte ${offset}`).toThrow(SnapshotRefusal);
  }
});

test('a failed write keeps the snapshot before', async () => {
  await writeSnapshot(path, facts, sections);
  function* failing(): Generator<SnapshotSection> {
    yield* sections;
    throw new Error('There is no more.');
  }
  await expect(writeSnapshot(path, { ...facts, talents: 4 }, failing())).rejects.toThrow('There is no more.');
  expect(read().found).toMatchObject(facts);
  expect(await readdir(join(folder, 'search'))).toEqual(['talents.snapshot']);
});

test('orphaned temporary files are removed, those still being written are not', async () => {
  await writeSnapshot(path, facts, sections);
  const [left, other] = [`${path}.writing-left`, `${path}.writing-other`];
  await Promise.all([writeFile(left, ''), writeFile(other, '')]);
  await utimes(left, 0, 0);
  await writeSnapshot(path, facts, sections);
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
});
