import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { IMAGE_LOAD_SENTENCE, NO_FILE_SENTENCE, PDF_UNREADABLE_SENTENCE } from '@talaash/domain/file/words';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import { files } from '../../db/schema/file.ts';
import { type Sent, png, solid, uploadCalls } from '../../../test/upload.ts';

const { client, company, deps, person, request, talent, url } = await testApp();
const { upload, uploaded } = uploadCalls(request);

async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Meera Iyer');
  return Buffer.from(await document.save());
}

const noise = { type: 'gaussian', mean: 99, sigma: 40 } as const;
const samples = {
  webp: await solid(9, 9).webp().toBuffer(),
  halfPng: (
    await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer()
  ).subarray(0, 40_000),
  halfPdf: (await pdf()).subarray(0, 200),
  hugePng: await solid(8000, 5001).png().toBuffer(),
};

async function storedFiles(): Promise<number> {
  const folder = join(deps.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

describe('an upload', () => {
  test('is refused to guests, to accounts without a side, and to the other side', async () => {
    const file = { filename: 'me.png', content: png };
    expect(await upload(undefined, 'profilePicture', file)).toMatchObject({ status: 401 });
    expect(await upload(await person(), 'profilePicture', file)).toMatchObject({ status: 403 });
    expect(await upload(await company(), 'profilePicture', file)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'User is not a talent user' },
    });
    expect(await upload(await talent(), 'companyLogo', file)).toMatchObject({
      body: { message: 'User is not a company user' },
    });
    expect(await upload(await talent(), 'constructor', file)).toMatchObject({ status: 404 });
  });

  test.each<[string, string, Sent, string]>([
    [
      'of another extension',
      'profilePicture',
      { filename: 'me.svg', content: '<svg/>' },
      'Please choose another file with the allowed file extension: jpg, jpeg, png, gif',
    ],
    [
      'without an extension',
      'resume',
      { filename: 'resume', content: '%PDF-' },
      'Please choose another file with the allowed file extension: pdf',
    ],
    [
      'that is empty',
      'profilePicture',
      { filename: 'me.png', content: '' },
      'This file is empty. Please choose another one.',
    ],
    [
      'of text renamed to a picture',
      'profilePicture',
      { filename: 'me.png', content: 'not a picture' },
      IMAGE_LOAD_SENTENCE,
    ],
    [
      'of an SVG renamed to a picture',
      'profilePicture',
      {
        filename: 'me.png',
        content:
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      },
      IMAGE_LOAD_SENTENCE,
    ],
    [
      'of WebP renamed to JPEG',
      'profilePicture',
      { filename: 'me.jpg', content: samples.webp },
      IMAGE_LOAD_SENTENCE,
    ],
    [
      'of half a picture',
      'profilePicture',
      { filename: 'me.png', content: samples.halfPng },
      IMAGE_LOAD_SENTENCE,
    ],
    [
      'of HTML renamed to PDF',
      'resume',
      { filename: 'cv.pdf', content: '<html>%PDF-</html>' },
      PDF_UNREADABLE_SENTENCE,
    ],
    ['of half a PDF', 'resume', { filename: 'cv.pdf', content: samples.halfPdf }, PDF_UNREADABLE_SENTENCE],
    [
      'of more than 5 MB for a picture',
      'profilePicture',
      { filename: 'me.png', content: Buffer.alloc(5 * 1024 * 1024 + 1) },
      'Image size must be less than 5MB',
    ],
    [
      'of more than 10 MB for a resume',
      'resume',
      { filename: 'cv.pdf', content: Buffer.alloc(11 * 1024 * 1024) },
      'File size must be no more than 10MB',
    ],
    [
      'of too many pixels',
      'profilePicture',
      { filename: 'me.png', content: samples.hugePng },
      'This image has too many pixels. Please choose a smaller one.',
    ],
  ])('%s is refused with the reason and leaves nothing', async (_, kind, sent, message) => {
    const someone = await talent();
    const before = await storedFiles();
    expect(await upload(someone, kind, sent)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', message, data: { file: message } },
    });
    expect(await storedFiles()).toBe(before);
    expect(await deps.db.select().from(files).where(eq(files.talentId, someone.talentId))).toEqual([]);
  });

  test('of two files, of none, or not as a form is refused', async () => {
    const someone = await talent();
    const file = { filename: 'me.png', content: png };
    expect(await upload(someone, 'profilePicture', file, file)).toMatchObject({
      status: 422,
      body: { message: 'Cannot handle multiple files.' },
    });
    expect(await upload(someone, 'profilePicture')).toMatchObject({ body: { message: NO_FILE_SENTENCE } });
    const raw = await request('/api/v1/files/resume', {
      as: someone,
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await raw.json()).toMatchObject({ message: NO_FILE_SENTENCE });
    expect(await deps.db.select().from(files).where(eq(files.talentId, someone.talentId))).toEqual([]);
  });

  test('that is too large is refused before it is read', async () => {
    const someone = await talent();
    const { port } = new URL(url);
    const socket = connect(Number(port), 'localhost');
    const head = [
      'POST /api/v1/files/resume HTTP/1.1',
      'host: localhost',
      `cookie: ${someone.cookie}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${50 * 1024 * 1024}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const answered = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answered).toContain('422');
    expect(answered).toContain('File size must be no more than 10MB');
  });

  test('that is interrupted leaves nothing', async () => {
    const someone = await talent();
    const before = await storedFiles();
    const { port } = new URL(url);
    const socket = connect(Number(port), 'localhost');
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`;
    socket.write(
      `POST /api/v1/files/profilePicture HTTP/1.1\r\nhost: localhost\r\ncookie: ${someone.cookie}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${png.length + 500}\r\n\r\n${head}`,
    );
    socket.write(png.subarray(0, 300), () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await upload(someone, 'profilePicture', { filename: 'me.png', content: png })).toMatchObject({
      status: 201,
    });
    expect(await deps.db.select().from(files).where(eq(files.talentId, someone.talentId))).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 2);
  });

  test('leaves nothing when it cannot be recorded', async () => {
    const someone = await talent();
    const before = await storedFiles();
    const transaction = vi.spyOn(deps.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('The database is away.');
    });
    const file = { filename: 'me.png', content: png };
    expect(await upload(someone, 'profilePicture', file)).toMatchObject({ status: 500 });
    transaction.mockRestore();
    expect(await storedFiles()).toBe(before);
  });

  test('answers the reference of a picture, which is stored upright in two sizes without its metadata', async () => {
    const someone = await talent();
    const content = await solid(1200, 800)
      .withExif({ IFD0: { Copyright: 'Meera Iyer' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await uploaded(someone, 'profilePicture', { filename: '../मेरी फोटो.JPG', content });
    expect(file).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{20,}$/),
      bucket: 'local',
      path: `talents/${someone.uid}/profile_pictures/${file.id}.webp`,
      filename: 'मेरी फोटो.JPG',
      contentType: 'image/webp',
      createdIsoDateTimeUtc: expect.any(String),
    });
    const sizes = [
      [file.path, 171, 256],
      [file.path.replace('.webp', '-lg.webp'), 512, 768],
    ] as const;
    for (const [path, width, height] of sizes) {
      const stored = await sharp(await deps.fileStore.readAll(path)).metadata();
      expect(stored).toMatchObject({ format: 'webp', width, height });
      expect(stored.exif).toBeUndefined();
    }
  });

  test('of a small picture is not enlarged, and an animated one keeps its first frame', async () => {
    const someone = await talent();
    const content = await solid(40, 20).gif().toBuffer();
    const file = await uploaded(someone, 'profilePicture', { filename: 'me.gif', content });
    expect(await sharp(await deps.fileStore.readAll(file.path)).metadata()).toMatchObject({
      width: 40,
      height: 20,
    });
  });

  test('belongs to whoever sent it: profiles of others cannot use it', async () => {
    const [one, other] = [await talent(), await talent()];
    const resume = await uploaded(one, 'resume', { filename: 'cv.pdf', content: await pdf() });
    expect(resume.path).toBe(`talents/${one.uid}/resumes/${resume.id}.pdf`);
    const refused = { code: 'VALIDATION_FAILED', data: { resume: expect.any(String) } };
    const withResume = { talentProfile: talentProfileDraft({ resume }) };
    await expect(client(other).talentProfile.update(withResume)).rejects.toMatchObject(refused);
    await expect(
      client(one).talentProfile.update({ talentProfile: talentProfileDraft({ profilePicture: resume }) }),
    ).rejects.toMatchObject({ data: { profilePicture: expect.any(String) } });
    const forged = { ...resume, path: 'companies/elsewhere/logos/x.webp', contentType: 'text/html' };
    const saved = await client(one).talentProfile.update({
      talentProfile: talentProfileDraft({ resume: forged }),
    });
    expect(saved.talentProfile.resume).toEqual(resume);
  });
});
