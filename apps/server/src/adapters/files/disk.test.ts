import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskFileStore } from './disk.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-disk-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = createDiskFileStore({ folder });
const path = 'talents/u/resumes/a.pdf';

test('a stored file is read, at once and as a stream, until it is deleted', async () => {
  const content = Buffer.from('मीरा'.repeat(20_000));
  await store.put(path, content, 'application/pdf');
  expect((await store.readAll(path)).equals(content)).toBe(true);
  const { stream, bytes } = await store.read(path);
  expect(bytes).toBe(content.length);
  expect(Buffer.concat(await stream.toArray()).equals(content)).toBe(true);
  await store.delete(path);
  await store.delete(path);
  await expect(store.read(path)).rejects.toThrow('Unable to retrieve metadata');
  await expect(store.readAll(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('storing a file again replaces it atomically: no reader sees half a file', async () => {
  const [one, other] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')];
  await store.put(path, one, 'application/pdf');
  const reads = Array.from({ length: 20 }, () => store.readAll(path));
  await Promise.all([
    store.put(path, other, 'application/pdf'),
    store.put(path, one, 'application/pdf'),
    ...reads,
  ]);
  for (const read of await Promise.all(reads)) {
    expect([one, other].some((content) => content.equals(read))).toBe(true);
  }
  expect(await readdir(join(folder, 'talents/u/resumes'))).toEqual(['a.pdf']);
});

test.each(['../outside.pdf', 'talents/../../outside.pdf'])(
  'nothing is stored outside the folder: %s',
  async (outside) => {
    await expect(store.put(outside, Buffer.from('x'), 'application/pdf')).rejects.toThrow('Path traversal');
  },
);
