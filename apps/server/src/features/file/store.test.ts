import { FILES_UNAVAILABLE_SENTENCE } from '@talaash/domain/file/words';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { protocolServer } from '../../../test/protocol-server.ts';
import { s3Server } from '../../../test/s3-server.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { files } from '../../db/schema/file.ts';
import { workJobs } from '../../job-handlers.ts';
import { eraseFiles } from '../account/erase.ts';

const document = await PDFDocument.create();
document.addPage().drawText('Meera Iyer');
const resume = { filename: 'मीरा "CV".pdf', content: Buffer.from(await document.save()) };
const picture = { filename: 'me.png', content: png };
const soon = { interval: 20, timeout: 60_000 };

const { env, stored, close } = await s3Server();
afterAll(close);
const onDisk = await testApp();
const inBucket = await testApp({ env });
const throughServer = await testApp({ env: { ...env, S3_DIRECT_DOWNLOAD: 'off' } });
for (const { deps } of [onDisk, inBucket]) await workJobs(deps);

type App = typeof onDisk;

async function saved({ request, talent, client }: App) {
  const as = await talent();
  const { uploaded } = uploadCalls(request);
  const [profilePicture, cv] = [
    await uploaded(as, 'profilePicture', picture),
    await uploaded(as, 'resume', resume),
  ];
  await client(as).talentProfile.update({
    talentProfile: talentProfileDraft({ profilePicture, resume: cv }),
  });
  return { as, profilePicture, cv };
}

/** Fetches as a browser does: it goes where it is sent, without our cookie. */
async function fetched({ request }: App, path: string, as?: TalentPerson) {
  const answered = await request(path, as ? { as } : {});
  const address = answered.headers.get('location');
  return {
    isDirect: address !== null,
    answered: address === null ? answered : await fetch(address),
    own: answered,
  };
}

const linkTo = async ({ client }: App, as: TalentPerson) =>
  (await client(as).talentContact.createResumeDownloadUrl({ talentId: as.talentId })).downloadUrl;

describe.each([
  ['disk', onDisk],
  ['S3', inBucket],
])('%s', (kind, app) => {
  const { client, deps, request } = app;
  const listed = () => Readable.from(deps.fileStore.list()).toArray();

  test('a picture and a resume are stored at their paths and served; nobody else gets them', async () => {
    const { as, profilePicture, cv } = await saved(app);
    expect(cv.path).toBe(`talents/${as.uid}/resumes/${cv.id}.pdf`);
    expect(cv.bucket).toBe(kind === 'S3' ? 'talaash-files' : 'local');
    expect(await listed()).toEqual(expect.arrayContaining([cv.path, profilePicture.path]));

    const shown = await fetched(app, `/api/v1/pictures/${profilePicture.id}.webp`, as);
    expect(shown.isDirect).toBe(false);
    expect(shown.answered.headers.get('content-type')).toBe('image/webp');
    expect((await shown.answered.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await request(`/api/v1/pictures/${profilePicture.id}.webp`)).status).toBe(401);

    const opened = await fetched(app, await linkTo(app, as));
    expect(opened.isDirect).toBe(kind === 'S3');
    expect(opened.own.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.answered.headers.get('content-type')).toBe('application/pdf');
    expect(opened.answered.headers.get('content-disposition')).toMatch(/^inline; filename="____ CV\.pdf"/);
    expect(Buffer.from(await opened.answered.arrayBuffer()).equals(resume.content)).toBe(true);
  });

  test('an export holds the files and is saved under its name', async () => {
    const { as } = await saved(app);
    await client(as).dataExport.request({});
    const id = await vi.waitFor(async () => {
      const { dataExport } = await client(as).dataExport.get();
      expect(dataExport?.state).toBe('ready');
      return dataExport?.dataExportId ?? '';
    }, soon);
    const { isDirect, answered } = await fetched(app, `/api/v1/data-exports/${id}`, as);
    expect(isDirect).toBe(kind === 'S3');
    expect(answered.headers.get('content-disposition')).toMatch(/^attachment; filename="talaash-/);
    const zip = Buffer.from(await answered.arrayBuffer());
    expect(zip.includes(resume.content)).toBe(true);
  });

  test('a lost file is not found, and an erased account leaves none', async () => {
    const { as, cv } = await saved(app);
    const link = await linkTo(app, as);
    await deps.fileStore.delete(cv.path);
    expect((await request(link)).status).toBe(404);
    await eraseFiles(deps, { uid: as.uid });
    expect((await listed()).filter((path) => path.includes(as.uid))).toEqual([]);
  });
});

test('where browsers do not reach the bucket, everything passes through the server', async () => {
  const { as } = await saved(throughServer);
  const { isDirect, answered } = await fetched(throughServer, await linkTo(throughServer, as));
  expect(isDirect).toBe(false);
  expect(answered.headers.get('content-disposition')).toMatch(/^inline; filename="____ CV\.pdf"/);
  expect(Buffer.from(await answered.arrayBuffer()).equals(resume.content)).toBe(true);
});

test('while the store fails, people are told so, and no upload is half recorded', async () => {
  const failing = await protocolServer(() => ({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }));
  try {
    const app = await testApp({ env: { ...env, S3_ENDPOINT: failing.url } });
    const as = await app.talent();
    const before = stored.size;
    const { status, body } = await uploadCalls(app.request).upload(as, 'resume', resume);
    expect([status, body]).toMatchObject([
      503,
      { code: 'SERVICE_UNAVAILABLE', message: FILES_UNAVAILABLE_SENTENCE },
    ]);
    expect(await app.deps.db.select().from(files).where(eq(files.talentId, as.talentId))).toEqual([]);
    expect(stored.size).toBe(before);
  } finally {
    await failing.close();
  }
});
