import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { workJobs } from '../../job-handlers.ts';
import { prune } from '../retention/actions.ts';
import { EXPORTED_BY_CONVERSATION } from './conversation.ts';
import { EXPORTED } from './exported.ts';
import { NOT_EXPORTED } from './not-exported.ts';

let clock = 0;
const app = await testApp({ instead: { now: () => Date.now() + clock } });
const { client, deps, request, person } = app;
const { foundTalent, hiringCompany, changeTalent } = marketOf(deps, app);
const { uploaded } = uploadCalls(request);
const soon = { interval: 20, timeout: 60_000 };
beforeAll(() => workJobs(deps));

/** The entries of a zip, by the table at its end. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const entries: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    entries[name] = method === 8 ? inflateRawSync(bytes) : bytes;
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

async function exported(as: Person) {
  await client(as).dataExport.request({});
  return vi.waitFor(async () => {
    const { dataExport } = await client(as).dataExport.get();
    expect(dataExport?.state).toBe('ready');
    return dataExport?.dataExportId ?? '';
  }, soon);
}

const download = (as: Person | undefined, id: string) =>
  request(`/api/v1/data-exports/${id}`, as ? { as } : {});

test('every table is exported, or says why it is not', async () => {
  const folder = join(import.meta.dirname, '../../db/schema');
  const modules = await Promise.all(
    (await readdir(folder)).map((name) => import(join(folder, name)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const named = [...Object.keys(EXPORTED), ...EXPORTED_BY_CONVERSATION, ...Object.keys(NOT_EXPORTED)];
  expect(named.sort()).toEqual(tables.map((table) => getTableName(table)).sort());
});

test('an export is refused to everybody but its owner, and while one is being made', async () => {
  const [someone, other] = [await foundTalent(), await foundTalent()];
  await expect(client().dataExport.request({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const isHeld = Promise.withResolvers<void>();
  const store = deps.fileStore.put.bind(deps.fileStore);
  const put = vi.spyOn(deps.fileStore, 'put').mockImplementationOnce(async (...given) => {
    await isHeld.promise;
    return store(...given);
  });
  await client(someone).dataExport.request({});
  await expect(client(someone).dataExport.request({})).rejects.toMatchObject({ code: 'CONFLICT' });
  const waiting = (await client(someone).dataExport.get()).dataExport;
  expect(waiting?.state).toBe('waiting');
  expect((await download(someone, waiting?.dataExportId ?? '')).status).toBe(404);
  isHeld.resolve();
  await vi.waitFor(
    async () => expect((await client(someone).dataExport.get()).dataExport?.state).toBe('ready'),
    soon,
  );
  put.mockRestore();
  const id = waiting?.dataExportId ?? '';
  expect((await download(undefined, id)).status).toBe(401);
  expect((await download(other, id)).status).toBe(404);
  expect((await client(other).dataExport.get()).dataExport).toBeNull();
  const answered = await download(someone, id);
  expect(answered.status).toBe(200);
  expect(answered.headers.get('content-disposition')).toMatch(/^attachment; filename="talaash-/);
});

test('an export holds what the calls answer, the files and both sides of each conversation, and nothing of others', async () => {
  const [hiring, someone, stranger] = [
    await hiringCompany({ companyName: 'Harbor <Ledger>' }),
    await foundTalent({ name: 'Meera Export' }),
    await foundTalent({ name: 'Stranger Elsewhere' }),
  ];
  const { talentId } = someone;
  const picture = await uploaded(someone, 'profilePicture', { filename: 'me.png', content: png });
  await changeTalent(someone, { profilePicture: picture });
  const { thread } = await client(hiring).invitation.send({
    talentId,
    jobPostId: hiring.jobPostId,
    note: 'We like <b>you</b>',
  });
  const { threadId } = thread.key;
  await client(someone).message.sendAsTalent({ threadId, message: 'Thank you' });
  const foreign = await client(hiring).invitation.send({
    talentId: stranger.talentId,
    jobPostId: hiring.jobPostId,
    note: 'Only for the stranger',
  });

  const archive = unzip(Buffer.from(await (await download(someone, await exported(someone))).arrayBuffer()));
  const json = (name: string) => JSON.parse(archive[name]?.toString() ?? 'null') as unknown;
  expect(json('data/talent-profiles.json')).toEqual([
    JSON.parse(JSON.stringify(await client(someone).talentProfile.get({ talentId }))),
  ]);
  expect(json('data/talents.json')).toEqual([
    JSON.parse(JSON.stringify(await client(someone).talent.get({ talentId }))),
  ]);
  expect(json('data/users.json')).toMatchObject([{ name: someone.name, email: someone.email }]);
  const { messages } = await client(someone).message.listForTalent({ threadId });
  expect(json(`conversations/${threadId}.json`)).toMatchObject({ with: 'Harbor <Ledger>', messages });
  expect(archive[`conversations/${threadId}.html`]?.toString()).toContain('We like &lt;b&gt;you&lt;/b&gt;');
  const picturePath = Object.keys(archive).find(
    (name) => name.startsWith('files/') && name.endsWith('me.webp'),
  );
  expect(archive[picturePath ?? '']?.subarray(8, 12).toString()).toBe('WEBP');
  const page = archive['index.html']?.toString() ?? '';
  expect(page).toContain('Meera Export');
  expect(page).toContain(`conversations/${threadId}.html`);

  const everything = Object.values(archive).map(String).join('\n');
  for (const secret of [
    hiring.email,
    stranger.email,
    'Stranger',
    'Only for the stranger',
    foreign.thread.key.threadId,
  ])
    expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/"(token|password|accessToken|codeHash)"/);
});

test('a company’s export has its job posts, and its lists', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { companyId, jobPostId } = hiring;
  await client(hiring).shortlistedProfile.put({ companyId, talentId: someone.talentId, jobPostId });
  const archive = unzip(Buffer.from(await (await download(hiring, await exported(hiring))).arrayBuffer()));
  expect(JSON.parse(String(archive['data/job-posts.json']))).toMatchObject([{ key: { jobPostId } }]);
  expect(JSON.parse(String(archive['data/shortlisted-profiles.json']))).toHaveLength(1);
  expect(Object.values(archive).map(String).join('\n')).not.toContain(someone.email);
});

test('a new export replaces the one before, its owner is mailed, and it is deleted after a week', async () => {
  const someone = await person();
  const first = await exported(someone);
  const second = await exported(someone);
  expect(second).not.toBe(first);
  expect((await download(someone, first)).status).toBe(404);
  const mails = await vi.waitFor(async () => {
    const sent = (await deps.mailer.mailbox?.list(someone.email)) ?? [];
    expect(sent.filter(({ subject }) => subject.includes('ready to download')).length).toBe(2);
    return sent;
  }, soon);
  expect(mails.every(({ text }) => !text.includes('data-exports'))).toBe(true);
  const files = async () => (await readdir(join(deps.config.dataDir, 'files/exports', someone.uid))).length;
  await vi.waitFor(async () => expect(await files()).toBe(1), soon);
  clock = 8 * 86_400_000;
  expect((await download(someone, second)).status).toBe(404);
  await prune(deps);
  expect(await files()).toBe(0);
  clock = 0;
  expect(await deps.db.select().from(dataExports).where(eq(dataExports.uid, someone.uid))).toEqual([]);
});
