import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { s3Server } from '../../../test/s3-server.ts';
import { createDiskFileStore } from './disk.ts';
import { createS3FileStore } from './s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-disk-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const disk = createDiskFileStore({ folder: join(folder, 'files') });
const { options, close } = await s3Server();
const s3 = createS3FileStore(options);
afterAll(close);
afterAll(s3.close);
const path = 'talents/u/resumes/a.pdf';

describe.each([
  ['disk', disk],
  ['S3', s3],
])('%s', (_, store) => {
  const listed = async () => ((await Readable.from(store.list()).toArray()) as string[]).sort();

  test('a stored file is read, at once and as a stream, until it is deleted', async () => {
    const content = Buffer.from('मीरा'.repeat(20_000));
    await store.put(path, content, 'application/pdf');
    expect((await store.readAll(path)).equals(content)).toBe(true);
    const { stream, bytes } = await store.read(path);
    expect(bytes).toBe(content.length);
    expect(Buffer.concat(await stream.toArray()).equals(content)).toBe(true);
    await store.delete(path);
    await store.delete(path);
    await expect(store.read(path)).rejects.toMatchObject({ name: 'FileMissing' });
    await expect(store.readAll(path)).rejects.toMatchObject({ name: 'FileMissing' });
  });

  test.each([1, 70_000, 20_000_000])('a file of %i bytes is stored whole', async (bytes) => {
    const file = join(folder, 'upload');
    const content = Buffer.alloc(bytes, 'Talaash stores files. ');
    await writeFile(file, content);
    await store.put(path, { file }, 'application/pdf');
    const { stream, bytes: length } = await store.read(path);
    expect(length).toBe(bytes);
    expect(Buffer.concat(await stream.toArray()).equals(content)).toBe(true);
    await store.delete(path);
  });

  test('a folder is deleted with everything in it, and nothing beside it', async () => {
    const beside = ['talents/uv/resumes/a.pdf', 'companies/u/logos/a.webp'];
    for (const one of ['talents/u/resumes/a.pdf', 'talents/u/profile_pictures/b.webp', ...beside])
      await store.put(one, Buffer.from('x'), 'application/pdf');
    expect(await listed()).toHaveLength(4);
    await store.deleteAll('talents/u');
    await store.deleteAll('talents/u');
    expect(await listed()).toEqual([...beside].sort());
    for (const one of beside) await store.delete(one);
  });

  test.each(['../outside.pdf', 'talents/../../outside.pdf'])(
    'nothing is stored, read or deleted outside the folder: %s',
    async (outside) => {
      await writeFile(join(folder, 'outside.pdf'), 'x');
      await expect(store.read(outside)).rejects.toThrow('Path traversal');
      await expect(store.readAll(outside)).rejects.toThrow('Path traversal');
      await expect(store.put(outside, Buffer.from('x'), 'application/pdf')).rejects.toThrow('Path traversal');
      await expect(store.delete(outside)).rejects.toThrow('Path traversal');
      await expect(store.deleteAll(outside)).rejects.toThrow('Path traversal');
      expect(await readFile(join(folder, 'outside.pdf'), 'utf8')).toBe('x');
    },
  );
});

test('storing a file again on the disk replaces it atomically: no reader sees half a file', async () => {
  const [one, other] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')];
  await disk.put(path, one, 'application/pdf');
  const reads = Array.from({ length: 20 }, () => disk.readAll(path));
  await Promise.all([
    disk.put(path, other, 'application/pdf'),
    disk.put(path, one, 'application/pdf'),
    ...reads,
  ]);
  for (const read of await Promise.all(reads)) {
    expect([one, other].some((content) => content.equals(read))).toBe(true);
  }
  expect(await readdir(join(folder, 'files/talents/u/resumes'))).toEqual(['a.pdf']);
});

test('what a crash left of a file on the disk is deleted with its path, and nothing beside it', async () => {
  await disk.put(path, Buffer.from('%PDF'), 'application/pdf');
  await disk.put(`${path}.other`, Buffer.from('%PDF'), 'application/pdf');
  const place = join(folder, 'files', path);
  await writeFile(`${place}.making-0c5d`, '%P');
  await disk.delete(path);
  const left = await readdir(join(folder, 'files', 'talents/u/resumes'));
  expect(left).toEqual(['a.pdf.other']);
});
