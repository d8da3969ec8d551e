import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { STORED_BYTES_MAX, UPLOADS_UNDERWAY_MAX } from '@talaash/domain/file/limit';
import {
  FILES_FULL_SENTENCE,
  STORED_BYTES_SENTENCE,
  UPLOADS_UNDERWAY_SENTENCE,
} from '@talaash/domain/file/words';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { png, solid, uploadCalls } from '../../../test/upload.ts';
import { DISK_FULL_SENTENCE } from '@talaash/domain/base/words';
import { newRecordId } from '../../base/record-id.ts';
import { files } from '../../db/schema/file.ts';
import { prepareUploads } from '../../base/temporary-file.ts';

const { deps, request, talent, url } = await testApp();
const { upload, uploaded } = uploadCalls(request);
const full = await testApp({ env: { FREE_DISK_MIN_MB: '1000000000' } });

const megabyte = 1024 * 1024;
const uploadsFolder = join(deps.config.dataDir, 'uploads');
const picture = { filename: 'me.png', content: png };

/** A PDF of exactly so many bytes. */
function pdfOf(bytes: number): Buffer {
  const start = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%';
  const end = '\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
  return Buffer.from(`${start}${' '.repeat(bytes - start.length - end.length)}${end}`, 'latin1');
}

const rowsOf = ({ talentId }: TalentPerson) =>
  deps.db.select().from(files).where(eq(files.talentId, talentId));

/** Stores nothing but the row of a file with so many bytes. */
async function occupy({ talentId }: TalentPerson, bytes: number): Promise<void> {
  const id = newRecordId();
  const row = { bucket: 'local', path: id, filename: 'cv.pdf', contentType: 'application/pdf' };
  await deps.db.insert(files).values({ id, kind: 'resume', talentId, ...row, bytes });
}

/** An upload of which only the beginning arrives. */
function begin(as: TalentPerson): Socket {
  const socket = connect(Number(new URL(url).port), 'localhost');
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /api/v1/files/resume HTTP/1.1\r\nhost: localhost\r\ncookie: ${as.cookie}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF',
  );
  return socket;
}

const underway = () => readdir(uploadsFolder);

describe('an upload of about the limit', () => {
  test('is stored with exactly 10 MB for a resume, and with one byte more it is not', async () => {
    const someone = await talent();
    const file = await uploaded(someone, 'resume', { filename: 'cv.pdf', content: pdfOf(10 * megabyte) });
    expect((await deps.fileStore.readAll(file.path)).length).toBe(10 * megabyte);
    expect(await rowsOf(someone)).toMatchObject([{ bytes: 10 * megabyte }]);
    const more = { filename: 'cv.pdf', content: pdfOf(10 * megabyte + 1) };
    expect(await upload(someone, 'resume', more)).toMatchObject({ status: 422 });
    expect(await underway()).toEqual([]);
  });

  test('is stored with less than 5 MB for a picture, and with 5 MB it is not', async () => {
    const someone = await talent();
    const small = await solid(300, 300).jpeg().toBuffer();
    const ofSize = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    for (const bytes of [5 * megabyte, 5 * megabyte + 1]) {
      expect(
        await upload(someone, 'profilePicture', { filename: 'me.jpg', content: ofSize(bytes) }),
      ).toMatchObject({ status: 422, body: { message: 'Image size must be less than 5MB' } });
    }
    const content = ofSize(5 * megabyte - 1);
    const file = await uploaded(someone, 'profilePicture', { filename: 'me.jpg', content });
    const [normal, large] = await Promise.all(
      [file.path, file.path.replace('.webp', '-lg.webp')].map((path) => deps.fileStore.readAll(path)),
    );
    expect((await sharp(normal).metadata()).width).toBe(256);
    // Both variants count.
    expect(await rowsOf(someone)).toMatchObject([{ bytes: (normal?.length ?? 0) + (large?.length ?? 0) }]);
  });
});

describe('an owner has room for so many bytes', () => {
  test('and is told so before and after the file has arrived', async () => {
    const someone = await talent();
    await occupy(someone, STORED_BYTES_MAX - 1000);
    for (const content of [pdfOf(1001), pdfOf(megabyte)]) {
      expect(await upload(someone, 'resume', { filename: 'cv.pdf', content })).toMatchObject({
        status: 422,
        body: { code: 'BUSINESS_RULE_VIOLATION', message: STORED_BYTES_SENTENCE },
      });
    }
    expect(await rowsOf(someone)).toHaveLength(1);
    await uploaded(someone, 'resume', { filename: 'cv.pdf', content: pdfOf(1000) });
    await uploaded(await talent(), 'resume', { filename: 'cv.pdf', content: pdfOf(1000) });
  });

  test('and never more, by uploads at the same time either', async () => {
    const someone = await talent();
    await occupy(someone, STORED_BYTES_MAX - 2500);
    const answers = await Promise.all(
      Array.from({ length: UPLOADS_UNDERWAY_MAX }, () =>
        upload(someone, 'resume', { filename: 'cv.pdf', content: pdfOf(1000) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 422,
    ]);
    expect(await rowsOf(someone)).toHaveLength(3);
  });
});

test('an account has only so many uploads underway, and another account has its own', async () => {
  const someone = await talent();
  const sockets = Array.from({ length: UPLOADS_UNDERWAY_MAX }, () => begin(someone));
  await vi.waitFor(async () => expect(await underway()).toHaveLength(UPLOADS_UNDERWAY_MAX), {
    timeout: 60_000,
  });
  expect(await upload(someone, 'profilePicture', picture)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: UPLOADS_UNDERWAY_SENTENCE },
  });
  await uploaded(await talent(), 'profilePicture', picture);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await underway()).toEqual([]), { timeout: 60_000 });
  await uploaded(someone, 'profilePicture', picture);
});

test('a disk without enough room refuses uploads, and nothing else', async () => {
  const someone = await full.talent();
  expect(await uploadCalls(full.request).upload(someone, 'profilePicture', picture)).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: FILES_FULL_SENTENCE },
  });
  expect(await full.client(someone).viewer.get()).toMatchObject({ account: { uid: someone.uid } });
});

test('a disk that fills up while a file is stored is a 503 with a sentence', async () => {
  const someone = await talent();
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const put = vi
    .spyOn(deps.fileStore, 'put')
    .mockRejectedValueOnce(new Error('The file cannot be written.', { cause: noRoom }));
  expect(await upload(someone, 'profilePicture', picture)).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: DISK_FULL_SENTENCE },
  });
  put.mockRestore();
  expect(await rowsOf(someone)).toEqual([]);
  expect(await underway()).toEqual([]);
});

test('a start removes what a killed node left, and nothing that may still be arriving', async () => {
  const [left, arriving] = [join(uploadsFolder, 'left'), join(uploadsFolder, 'arriving')];
  onTestFinished(() => rm(arriving));
  await Promise.all([writeFile(left, 'half'), writeFile(arriving, 'half')]);
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(left, hoursAgo, hoursAgo);
  await prepareUploads(deps.config);
  expect(await underway()).toEqual(['arriving']);
});
