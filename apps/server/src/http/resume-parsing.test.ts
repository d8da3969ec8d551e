import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { ROUTES } from '@talaash/contract/route';
import {
  extensionSentence,
  MULTIPLE_FILES_SENTENCE,
  NO_FILE_SENTENCE,
  sizeSentence,
} from '@talaash/domain/file/words';
import { RESUME_READING_LIMIT, RESUMES_UNDERWAY_MAX } from '@talaash/domain/resume/limit';
import { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { quietLog } from '../../test/log.ts';
import type { Person } from '../../test/person.ts';
import { createLocalResumeReader } from '../adapters/resume-reader/local.ts';
import { ReaderBusy, type ResumeReader } from '../adapters/resume-reader/port.ts';

const faulty = createLocalResumeReader({
  log: quietLog,
  script: new URL('../../test/faulty-reader.ts', import.meta.url),
  timeoutMs: 1000,
});
let read: ResumeReader['read'] = faulty.read;
const resumeReader: ResumeReader = { read: (file, signal) => read(file, signal), close: faulty.close };

// Two nodes on one database: a session of one is known to the other.
const env = { APP_SECRET: 'resume-parsing-'.repeat(4) };
const { company, deps, person, request, talent, url } = await testApp({ env, instead: { resumeReader } });
const other = await testApp({ env, database: deps.database, instead: { resumeReader } });
const { path } = ROUTES.parseResume;
const MEGABYTE = 1024 * 1024;

beforeEach(() => {
  read = faulty.read;
});

type Sent = { filename?: string; content?: Buffer | string; field?: string };

const parse = (as: Person | undefined, ...sent: Sent[]) => parseAt(request, as, ...sent);

async function parseAt(node: typeof request, as: Person | undefined, ...sent: Sent[]) {
  const body = new FormData();
  for (const { filename = 'cv.pdf', content = '%PDF-1.7 Asha', field = 'file' } of sent)
    body.append(field, new File([new Uint8Array(Buffer.from(content))], filename));
  const answered = await node(path, { method: 'POST', body, ...(as ? { as } : {}) });
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
}

/** Every row of every table and every file of the data folder. */
async function stored() {
  const tables = await deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    rows[name] = (await deps.db.execute(sql`select count(*) as rows from ${sql.identifier(name)}`)).rows;
  const folders = await readdir(deps.config.dataDir, { recursive: true });
  return { rows, folders: folders.toSorted() };
}

describe('reading a resume', () => {
  test('is refused to guests, to accounts without a side, and to companies', async () => {
    expect(await parse(undefined, {})).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    const unverified = await person({ isEmailVerified: false });
    expect(await parse(unverified, {})).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const talentsOnly = { status: 403, body: { message: 'Only talents can access this feature' } };
    expect(await parse(await person(), {})).toMatchObject(talentsOnly);
    expect(await parse(await company(), {})).toMatchObject(talentsOnly);
  });

  test('is refused to another origin', async () => {
    const body = new FormData();
    body.append('file', new File(['%PDF-1.7 Asha'], 'cv.pdf'));
    const headers = { origin: 'https://elsewhere.test' };
    const answered = await request(path, { method: 'POST', body, headers, as: await talent() });
    expect(answered.status).toBe(403);
  });

  test.each<[string, Sent[], string]>([
    ['no file', [], NO_FILE_SENTENCE],
    ['two files', [{}, {}], MULTIPLE_FILES_SENTENCE],
    ['another extension', [{ filename: 'cv.docx' }], extensionSentence('resume')],
    ['an empty file', [{ content: '' }], 'This file is empty. Please choose another one.'],
    ['more than 10 MB', [{ content: Buffer.alloc(10 * MEGABYTE + 1) }], sizeSentence('resume')],
    ['a file at which the reader crashes', [{ content: '%PDF- exit' }], RESUME_READING_SENTENCES.crashed],
    ['a file at which the reader hangs', [{ content: '%PDF- hang' }], RESUME_READING_SENTENCES.tooSlow],
  ])('%s is answered with the reason', async (_, sent, error) => {
    expect(await parse(await talent(), ...sent)).toEqual({ status: 200, body: { success: false, error } });
  });

  test('not as a form is answered with the reason', async () => {
    const headers = { 'content-type': 'application/json' };
    const answered = await request(path, { method: 'POST', body: '{}', headers, as: await talent() });
    expect(await answered.json()).toEqual({ success: false, error: NO_FILE_SENTENCE });
  });

  test('that is too large is answered before it is read', async () => {
    const { cookie } = await talent();
    const socket = connect(Number(new URL(url).port), 'localhost');
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `cookie: ${cookie}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${50 * MEGABYTE}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const answered = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answered).toContain(sizeSentence('resume'));
  });

  test('while too many resumes wait is refused', async () => {
    read = () => Promise.reject(new ReaderBusy());
    expect(await parse(await talent(), {})).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: RESUME_READING_SENTENCES.busy },
    });
  });

  test('of one more than may be underway is refused, and of another person is not', async () => {
    const [someone, stranger] = [await talent(), await talent()];
    const ended = Promise.withResolvers<void>();
    let started = 0;
    read = async (file, signal) => {
      started += 1;
      await ended.promise;
      return faulty.read(file, signal);
    };
    const underway = Array.from({ length: RESUMES_UNDERWAY_MAX }, () => parse(someone, {}));
    await vi.waitFor(() => expect(started).toBe(RESUMES_UNDERWAY_MAX), { timeout: 60_000 });
    expect(await parse(someone, {})).toMatchObject({
      status: 429,
      body: { message: RESUME_READING_SENTENCES.underway },
    });
    const others = parse(stranger, {});
    ended.resolve();
    for (const { body } of await Promise.all([...underway, others])) expect(body['success']).toBe(true);
    expect(await parse(someone, {})).toMatchObject({ body: { success: true } });
  });

  test('is limited to 60 an hour, on all nodes together', async () => {
    const someone = await talent();
    for (let at = 0; at < RESUME_READING_LIMIT.max; at += 1)
      expect(await parseAt(at % 2 === 0 ? request : other.request, someone)).toMatchObject({ status: 200 });
    for (const node of [request, other.request])
      expect(await parseAt(node, someone, {})).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } },
      });
    expect(await parse(await talent(), {})).toMatchObject({ status: 200 });
    expect(RESUME_READING_LIMIT).toEqual({ max: 60, seconds: 3600 });
  });

  test('whose request was closed is dropped', async () => {
    const someone = await talent();
    const left = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    read = (_, signal) =>
      new Promise((_resolve, reject) => {
        started.resolve();
        signal.addEventListener('abort', () => {
          left.resolve();
          reject(signal.reason);
        });
      });
    const abort = new AbortController();
    const body = new FormData();
    body.append('file', new File(['%PDF-1.7 Asha'], 'cv.pdf'));
    const answer = request(path, { method: 'POST', body, as: someone, signal: abort.signal });
    await started.promise;
    abort.abort();
    await expect(answer).rejects.toThrow('aborted');
    await left.promise;
  });

  test('answers what was found and stores nothing, also of a file that is refused', async () => {
    const someone = await talent();
    // Its count of the hour is a row, under a hash.
    await parse(someone, {});
    const before = await stored();
    const { status, body } = await parse(someone, {});
    expect(status).toBe(200);
    expect(ResumeAnswer.parse(body)).toMatchObject({
      success: true,
      data: { name: 'Asha' },
      warnings: [],
      pages: {},
    });
    await parse(someone, { content: '%PDF- exit' });
    await parse(someone, {}, {});
    expect(await stored()).toEqual(before);
  });
});
