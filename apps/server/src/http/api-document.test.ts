import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { marketOf } from '../../test/market.ts';

// The commands of docs/api.md, as they are written there, against a real server.
const app = await testApp();
const { client, deps, request, url } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

const blocks = [
  ...(await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8')).matchAll(
    /```(\w*)\n([\s\S]*?)```/g,
  ),
].map(([, language = '', text = '']) => ({ language, text }));
const [exported = '', ...commands] = blocks
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text.trim());

// Curl reads its options in this folder: it fails if a call does.
const home = await mkdtemp(join(tmpdir(), 'talaash-curl-'));
await writeFile(join(home, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
afterAll(() => rm(home, { recursive: true }));

const run = async (command: string, env: Record<string, string>): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-euc', command], {
    env: { PATH: process.env['PATH'], CURL_HOME: home, ...env },
  });
  return stdout;
};

/** A company with what the commands name: two pages of job posts, a conversation, and somebody to shortlist. */
async function valuesOf(): Promise<Record<string, string>> {
  const company = await hiringCompany();
  const { companyId, jobPostId } = company;
  for (let count = 0; count < 20; count += 1) await addJobPost(companyId);
  const [invited, other] = [await foundTalent(), await foundTalent()];
  const { thread } = await client(company).invitation.send({ talentId: invited.talentId, jobPostId });
  await client(invited).invitation.accept(thread.key);
  const { secret } = await storeApiKey(deps, company);
  const headers = bearer(secret);
  const page = await request('/api/v1/job-posts?limit=20', { headers });
  const post = await request(`/api/v1/job-posts/${jobPostId}`, { headers });
  return {
    TALAASH: url,
    TALAASH_KEY: secret,
    COMPANY_ID: companyId,
    JOB_POST_ID: jobPostId,
    TALENT_ID: other.talentId,
    THREAD_ID: thread.key.threadId,
    CURSOR: ((await page.json()) as { cursor: string }).cursor,
    ETAG: post.headers.get('etag') ?? '',
    UUID: randomUUID(),
  };
}

const values = await valuesOf();

test('the first commands name the server and the key', () => {
  expect(exported.split('\n').map((line) => line.replace(/=.*/, ''))).toEqual([
    'export TALAASH',
    'export TALAASH_KEY',
  ]);
  expect(commands.length).toBeGreaterThan(6);
});

test.each(commands)('%s', async (command) => {
  const named = [...command.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  for (const name of named) expect(values[name], name).toBeTruthy();
  const printed = await run(command, values);
  // Nothing has changed since the tag: the answer is empty.
  if (command.includes('If-None-Match')) expect(printed).toBe('');
  else expect(Object.keys(JSON.parse(printed) as object).length).toBeGreaterThan(0);
  // Without its key, the command fails.
  await expect(run(command, { ...values, TALAASH_KEY: 'tlsh_test_wrong' })).rejects.toMatchObject({
    code: 22,
    stdout: expect.stringContaining('UNAUTHORIZED'),
  });
});

test('the next page has what the first one had not', async () => {
  const command = commands.find((one) => one.includes('CURSOR')) ?? '';
  const { list } = JSON.parse(await run(command, values)) as { list: { key: { jobPostId: string } }[] };
  expect(list.map(({ key }) => key.jobPostId)).toEqual([values['JOB_POST_ID']]);
});

test('a message with one Idempotency-Key is sent once', async () => {
  const command = commands.find((one) => one.includes('Idempotency-Key')) ?? '';
  expect(await run(command, values)).toBe(await run(command, values));
});

test('what the document shows of an answer are its fields', async () => {
  const shown = JSON.parse(blocks.find(({ language }) => language === 'json')?.text ?? '') as object;
  const answer = JSON.parse(await run(commands[0] ?? '', values)) as object;
  expect(fieldsOf(answer)).toEqual(fieldsOf(shown));
});

/** The names of the fields, without the values. */
const fieldsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fieldsOf(part)]))
    : null;
