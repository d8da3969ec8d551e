import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { commandArguments } from '../../test/command.ts';
import { s3Server } from '../../test/s3-server.ts';
import type { FileStore } from '../adapters/files/port.ts';
import { createDiskFileStore } from '../adapters/files/disk.ts';
import { createS3FileStore } from '../adapters/files/s3.ts';
import { openJournal } from './file-journal.ts';
import { deleteMoved, type Move, moveFiles } from './file-move.ts';

const { answer, env, options, server, stored } = await s3Server();
afterAll(server.close);

const FILES = 25;
const pathOf = (number: number) => `talents/u${number}/resumes/${number}.pdf`;
const contentOf = (number: number) => Buffer.from(`Resume ${number} `.repeat(10_000));

const listed = async (store: FileStore) => ((await Readable.from(store.list()).toArray()) as string[]).sort();

async function opened() {
  stored.clear();
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-move-'));
  const bucket = createS3FileStore(options);
  onTestFinished(async () => {
    bucket.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const disk = createDiskFileStore({ folder: join(dataDir, 'files') });
  for (let number = 0; number < FILES; number += 1)
    await disk.put(pathOf(number), contentOf(number), 'application/pdf');
  return { dataDir, disk, bucket };
}

const run = async (dataDir: string, given: Partial<Move> & Pick<Move, 'from' | 'to'>) =>
  moveFiles({
    journal: await openJournal(dataDir, 'to-s3', 'here'),
    isSwitched: false,
    temporary: (number) => join(dataDir, 'moves', `${number}`),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...given,
  });

test('files move to the bucket and back, whole, and the source stays', async () => {
  const { dataDir, disk, bucket } = await opened();
  expect(await run(dataDir, { from: disk, to: bucket })).toMatchObject({
    copied: FILES,
    present: 0,
    deleted: 0,
  });
  expect(await listed(disk)).toHaveLength(FILES);
  expect(await listed(bucket)).toEqual(await listed(disk));
  expect(stored.get(pathOf(7))).toEqual({ content: contentOf(7), type: 'application/pdf' });
  expect(await run(dataDir, { from: disk, to: bucket })).toMatchObject({ copied: 0, present: FILES });

  const other = createDiskFileStore({ folder: join(dataDir, 'other') });
  const journal = await openJournal(dataDir, 'to-disk', 'here');
  await run(dataDir, { from: bucket, to: other, journal });
  expect((await other.readAll(pathOf(7))).equals(contentOf(7))).toBe(true);
  expect((await readdir(join(dataDir, 'moves'))).filter((name) => !name.endsWith('.jsonl'))).toEqual([]);
});

test('a file that arrives otherwise ends the move, and the next run copies it again', async () => {
  const { dataDir, disk, bucket } = await opened();
  const put: FileStore['put'] = (path, content, type) =>
    bucket.put(path, path === pathOf(3) ? Buffer.from('other') : content, type);
  await expect(run(dataDir, { from: disk, to: { ...bucket, put } })).rejects.toThrow('A file arrived');
  await run(dataDir, { from: disk, to: bucket });
  expect((await bucket.readAll(pathOf(3))).equals(contentOf(3))).toBe(true);
});

test('a move that is stopped goes on where it stopped', async () => {
  const { dataDir, disk, bucket } = await opened();
  const stopping = new AbortController();
  const onProgress: Move['onProgress'] = ({ copied }) => copied >= 5 && stopping.abort();
  const first = await run(dataDir, { from: disk, to: bucket, signal: stopping.signal, onProgress });
  expect(first.copied).toBeGreaterThanOrEqual(5);
  expect(first.copied).toBeLessThan(FILES);
  const second = await run(dataDir, { from: disk, to: bucket });
  expect(second).toMatchObject({ copied: FILES - first.copied, present: first.copied });
});

test('what the server deletes during a move does not come back, before the switch and after it', async () => {
  const { dataDir, disk, bucket } = await opened();
  await run(dataDir, { from: disk, to: bucket });
  await disk.delete(pathOf(1));
  await disk.put(pathOf(100), contentOf(100), 'application/pdf');
  expect(await run(dataDir, { from: disk, to: bucket })).toMatchObject({ copied: 1, deleted: 1 });
  expect(await listed(bucket)).toEqual(await listed(disk));

  // The server uses the bucket now.
  await bucket.delete(pathOf(2));
  await bucket.put(pathOf(200), contentOf(200), 'application/pdf');
  await disk.put(pathOf(101), contentOf(101), 'application/pdf');
  expect(await run(dataDir, { from: disk, to: bucket, isSwitched: true })).toMatchObject({
    copied: 1,
    deleted: 1,
  });
  const inBucket = await listed(bucket);
  expect(inBucket).not.toContain(pathOf(2));
  expect(inBucket).toEqual(expect.arrayContaining([pathOf(101), pathOf(200)]));

  const journal = await openJournal(dataDir, 'to-s3', 'here');
  expect(await deleteMoved({ from: disk, journal })).toBe(FILES + 1);
  expect(await listed(disk)).toEqual([]);
  // A source that is empty for another reason takes nothing with it.
  await run(dataDir, { from: disk, to: bucket });
  expect(await listed(bucket)).toEqual(inBucket);
});

// It starts processes, which takes seconds on a busy machine.
test('the command that is killed and run again moves everything, and says what it needs', {
  timeout: 60_000,
}, async () => {
  const { dataDir, disk } = await opened();
  const given = {
    ...env,
    FILE_STORE: 'disk',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  };
  const call = (...args: string[]) =>
    promisify(execFile)(process.execPath, commandArguments('move-files', ...args), { env: given }).catch(
      (error: unknown) => error,
    );

  // Only so many requests are answered, so the process waits while it is killed.
  let answered = 0;
  server.answerWith((request) => ((answered += 1) > 30 ? 'hang' : answer(request)));
  const killed = spawn(process.execPath, commandArguments('move-files', '--to', 's3'), { env: given });
  await vi.waitFor(() => expect(answered).toBeGreaterThan(30), { timeout: 90_000, interval: 20 });
  killed.kill('SIGKILL');
  expect(stored.size).toBeLessThan(FILES);
  server.answerWith(answer);

  expect(await call('--to', 's3')).toMatchObject({
    stdout: expect.stringMatching(/^Copied \d+ files .* Now set FILE_STORE to s3/),
  });
  expect([...stored.keys()].sort()).toEqual(await listed(disk));
  expect(await call('--to', 's3', '--delete-source')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set FILE_STORE to s3 and restart the server first'),
  });
});
