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

const facts = { sourceId: 'this one', mark: { xid: '7', id: 9 }, talents: 3 };

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

test('what is written is read back, ready to be viewed as numbers', async () => {
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

test('where there is none, nothing is read', () => {
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

test('a release is another one when its code is', async () => {
  const layouts = new Set<number>();
  for (const code of ['const impact = 80;', 'const impact = 60;', 'const impact = 80;']) {
    await writeFile(join(folder, 'field.ts'), code);
    await writeFile(join(folder, 'field.test.ts'), String(layouts.size));
    layouts.add(snapshotLayout(folder));
  }
  expect(layouts.size).toBe(2);
});

test('cut off anywhere, it is refused', async () => {
  await writeSnapshot(path, facts, sections);
  const { byteLength } = await readFile(path);
  for (const length of [byteLength - 1, byteLength - 40, byteLength >> 1, 30, 7, 0]) {
    await truncate(path, length);
    expect(() => read(), `${length} bytes`).toThrow(SnapshotRefusal);
  }
});

test('with a bit that has changed anywhere, it is refused', async () => {
  await writeSnapshot(path, facts, sections);
  const whole = await readFile(path);
  for (const place of [3, 27, 1_000_000, whole.byteLength - 60, whole.byteLength - 6, whole.byteLength - 2]) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(place) ^ 16, place);
    await writeFile(path, damaged);
    expect(() => read(), `byte ${place}`).toThrow(SnapshotRefusal);
  }
});

test('a snapshot that fails while it is written leaves the one before', async () => {
  await writeSnapshot(path, facts, sections);
  function* failing(): Generator<SnapshotSection> {
    yield* sections;
    throw new Error('There is no more.');
  }
  await expect(writeSnapshot(path, { ...facts, talents: 4 }, failing())).rejects.toThrow('There is no more.');
  expect(read().found).toMatchObject(facts);
  expect(await readdir(join(folder, 'search'))).toEqual(['talents.snapshot']);
});

test('what a killed server has left half written is cleared away, what another one is writing is not', async () => {
  await writeSnapshot(path, facts, sections);
  const [left, other] = [`${path}.writing-left`, `${path}.writing-other`];
  await Promise.all([writeFile(left, ''), writeFile(other, '')]);
  await utimes(left, 0, 0);
  await writeSnapshot(path, facts, sections);
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
});
