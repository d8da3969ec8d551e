import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasVersitygw, versitygw } from '../../../test/versitygw.ts';
import { openJournal } from '../../cli/file-journal.ts';
import { moveFiles } from '../../cli/file-move.ts';
import { createDiskFileStore } from './disk.ts';
import { createS3FileStore, type S3Options } from './s3.ts';

/** More than a page of a list has. */
const FILES = 1050;
const path = 'talents/u/resumes/a.pdf';
const content = Buffer.from('A resume');
const pathOf = (number: number) => `talents/u${number % 7}/resumes/${number}.pdf`;

/** `npm run test:s3` builds the server and runs these; the stand-in of the other tests needs nothing. */
describe.skipIf(!hasVersitygw)('a real S3 server', async () => {
  if (!hasVersitygw) return;
  const server = await versitygw();
  afterAll(server.close);

  function storeWith(changed: Partial<S3Options> = {}) {
    const store = createS3FileStore({ ...server.options, ...changed });
    onTestFinished(store.close);
    return store;
  }

  test('stores, answers and deletes a file, and the probe says so', async () => {
    const store = storeWith();
    expect(await store.probe?.()).toBe(
      'The bucket talaash answers; a small file was stored, read and deleted',
    );
    const large = Buffer.alloc(20_000_000, 'मीरा');
    for (const [name, given] of [
      [path, large],
      ['talents/u/मीरा + (1) = 100% & é?#~.pdf', content],
    ] as const) {
      await store.put(name, given, 'application/pdf');
      expect((await store.readAll(name)).equals(given)).toBe(true);
      expect(await Readable.from(store.list()).toArray()).toEqual([name]);
      await store.delete(name);
      await store.delete(name);
      await expect(store.readAll(name)).rejects.toMatchObject({ name: 'FileMissing' });
    }
  });

  test('opens an address that we signed, as we say, in parts too, and for nobody who changes it', async () => {
    const store = storeWith();
    await store.put(path, content, 'application/octet-stream');
    const download = {
      contentType: 'application/pdf',
      disposition: 'inline; filename="a.pdf"',
      seconds: 300,
    };
    const address = (await store.directAddress?.(path, download)) ?? '';
    const whole = await fetch(address);
    expect(await whole.text()).toBe('A resume');
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="a.pdf"',
      'cache-control': 'private, no-store',
    });
    const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, 'res']);
    expect((await fetch(address.replace('inline', 'attachment'))).status).toBe(403);
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(403);
    await store.deleteAll('talents/u');
    await expect(store.directAddress?.(path, download)).rejects.toMatchObject({ name: 'FileMissing' });
  });

  test('refuses a wrong key, a wrong secret and a missing bucket in words that we know', async () => {
    const refusalOf = (changed: Partial<S3Options>) =>
      storeWith(changed)
        .readAll(path)
        .catch((error: Error) => error.message);
    expect(await refusalOf({ accessKeyId: 'other' })).toBe('The file store does not know S3_ACCESS_KEY_ID.');
    expect(await refusalOf({ secretAccessKey: 'other' })).toBe(
      'The file store does not accept S3_SECRET_ACCESS_KEY.',
    );
    expect(await refusalOf({ bucket: 'no-such-bucket' })).toBe(
      'The bucket does not exist: create it, or correct S3_BUCKET.',
    );
  });

  test('takes the files of a folder, more than a list has on a page, and gives them back', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'talaash-move-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const disk = createDiskFileStore({ folder: join(dataDir, 'files') });
    const other = createDiskFileStore({ folder: join(dataDir, 'other') });
    for (let number = 0; number < FILES; number += 1)
      await disk.put(pathOf(number), Buffer.from(`Resume ${number}`), 'application/pdf');
    const bucket = storeWith();
    const shared = {
      isSwitched: false,
      temporary: (number: number) => join(dataDir, 'moves', `${number}`),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const there = await openJournal(dataDir, 'to-s3', 'here');
    expect(await moveFiles({ ...shared, journal: there, from: disk, to: bucket })).toMatchObject({
      copied: FILES,
    });
    expect(new Set(await Readable.from(bucket.list()).toArray()).size).toBe(FILES);
    const back = await openJournal(dataDir, 'to-disk', 'here');
    await moveFiles({ ...shared, journal: back, from: bucket, to: other });
    expect(String(await other.readAll(pathOf(1049)))).toBe('Resume 1049');
    await bucket.deleteAll('talents');
    expect(await Readable.from(bucket.list()).toArray()).toEqual([]);
  });
});
