import { EVERYBODY } from '@talaash/talent-index/everybody';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { users } from '../db/schema/account.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { type Events, openEvents } from '../events/events.ts';
import { record } from '../events/record.ts';
import { feedTalentIndex, type TalentFeed } from './feed.ts';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { readNextTalents } from './indexed-talent.ts';
import type { TalentIndex } from '@talaash/talent-index/port';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import { WorkerTalentIndex } from './worker-index.ts';

const database = await testDatabase();
const { db } = database;
/** Allows for a slow, busy machine. */
const PATIENTLY = { interval: 2, timeout: 60_000 };
const opened: { events: Events; feed: TalentFeed; index: TalentIndex }[] = [];

afterEach(async () => {
  for (const { events, feed, index } of opened.splice(0)) {
    await feed.close();
    await index.close();
    await events.close();
  }
  await db.delete(users);
});

const folder = await mkdtemp(join(tmpdir(), 'talaash-feed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openNode(readFrom = db, index = new LocalTalentIndex()) {
  const events = await openEvents({ database, log: quietLog });
  const feed = feedTalentIndex({ index, db: readFrom, events, log: quietLog });
  opened.push({ events, feed, index });
  return { events, index, feed };
}

const pass = { reviewStatus: 'pass' as const, failureReasons: [], confidenceScore: 90 };
const locality = { suburb: 'Indiranagar', state: 'Karnataka', countryCode: 'IN' };

async function addTalent(talentId: string, jobTitle = 'React Developer', isApproved = true) {
  await db
    .insert(users)
    .values({ id: `user-${talentId}`, name: 'Asha Rao', email: `${talentId}@example.com` });
  await db
    .insert(talents)
    .values({ talentId, createdByUid: `user-${talentId}`, aiReviewResponse: isApproved ? pass : null });
  await db.insert(talentProfiles).values({
    talentId,
    name: 'Asha Rao',
    dobIsoDate: '1995-01-01',
    about: 'Builds the pages that people use every day, and measures how fast they are.',
    openToWorkStatus: 'ActivelySeeking',
    jobCategory: 'Software_Development',
    jobTitle,
    locality,
    isCurrentlyEmployed: true,
    noticePeriodInWeeks: 4,
    expectedSalaryInLpaInr: 12.5,
    skills: ['React', 'TypeScript', 'CSS'],
    experienceInYears: 4,
    workExperiences: [],
    educationList: [],
    linkedInProfileUrl: 'https://www.linkedin.com/in/asha-unlisted',
    personalProjects: [],
    certifications: [],
    englishFluency: 'Advanced',
    hasStableInternet: true,
    hasOwnLaptop: true,
    hasWebcamAndMicrophone: true,
    canWorkFromHome: true,
  });
}

const question = EVERYBODY;

async function found(index: TalentIndex, text: string): Promise<string[]> {
  const { hits } = await index.search({ ...question, text });
  return hits.map(({ talentId }) => talentId).toSorted();
}

test('only approved talents who are open to work are in search after the load', async () => {
  await addTalent('approved');
  await addTalent('waiting', 'React Developer', false);
  await addTalent('resting');
  await db
    .update(talentProfiles)
    .set({ openToWorkStatus: 'NotSeeking' })
    .where(eq(talentProfiles.talentId, 'resting'));
  const { index, feed } = await openNode();
  expect((await index.status()).state).toBe('building');
  await feed.loaded;
  expect((await index.status()).state).toBe('ready');
  expect(await found(index, 'react')).toEqual(['approved']);
});

test('a profile saved on one node is found on every node until its talent leaves search', async () => {
  const [here, there] = [await openNode(), await openNode()];
  await Promise.all([here.feed.loaded, there.feed.loaded]);
  await addTalent('asha');
  await here.events.transaction((tx) =>
    record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId: 'asha' }),
  );
  for (const { index } of [here, there]) {
    await vi.waitFor(async () => expect(await found(index, 'react')).toEqual(['asha']), PATIENTLY);
  }
  await here.events.transaction(async (tx) => {
    await tx.update(talentProfiles).set({ openToWorkStatus: 'NotSeeking' });
    await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId: 'asha' });
  });
  for (const { index } of [here, there]) {
    await vi.waitFor(async () => expect(await index.has('asha')).toBe(false), PATIENTLY);
  }
});

test('a change during the load is read again afterwards', async () => {
  await addTalent('asha', 'Java Developer');
  const node = await openNode();
  await node.events.transaction(async (tx) => {
    await tx.update(talentProfiles).set({ jobTitle: 'Python Developer' });
    await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId: 'asha' });
  });
  await node.feed.loaded;
  await vi.waitFor(async () => expect(await found(node.index, 'python')).toEqual(['asha']), PATIENTLY);
  expect(await found(node.index, 'java')).toEqual([]);
});

test('a failed read of the database is retried', async () => {
  await addTalent('asha');
  let failures = 2;
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select' && failures > 0) {
        failures -= 1;
        throw new Error('The connection was lost.');
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  const { index, feed } = await openNode(failing);
  await feed.loaded;
  expect(failures).toBe(0);
  expect(await found(index, 'react')).toEqual(['asha']);
});

test('a lost index is filled again and kept up to date', async () => {
  await addTalent('asha');
  const events = await openEvents({ database, log: quietLog });
  const index: WorkerTalentIndex = new WorkerTalentIndex({
    folder,
    log: quietLog,
    onReturn: () => feed.reload(),
    questionTimeoutMs: 20_000,
  });
  const feed = feedTalentIndex({ index, db, events, log: quietLog });
  opened.push({ events, feed, index });
  await feed.loaded;
  await index.endThread();
  await vi.waitFor(async () => expect((await index.status()).state).toBe('ready'), PATIENTLY);
  expect(await found(index, 'react')).toEqual(['asha']);
  await events.transaction(async (tx) => {
    await tx.update(talentProfiles).set({ openToWorkStatus: 'NotSeeking' });
    await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId: 'asha' });
  });
  await vi.waitFor(async () => expect(await index.has('asha')).toBe(false), PATIENTLY);
});

/** A node with a snapshot folder: `said` is its log, `upserts` the talents that it read from the database at its start. */
async function openKeeper(name: string) {
  const said: string[] = [];
  const log = {
    info: (sentence: string) => said.push(sentence),
    warn: (sentence: string) => said.push(sentence),
  };
  const index = new LocalTalentIndex(undefined, new SnapshotKeeper(join(folder, name), log));
  const upserts: string[] = [];
  const apply = vi.spyOn(index, 'apply');
  const node = await openNode(db, index);
  await node.feed.loaded;
  for (const [change] of apply.mock.calls) upserts.push(...change.upserts.map(({ talentId }) => talentId));
  const close = async () => {
    opened.splice(opened.indexOf(node), 1);
    await node.feed.close();
    await index.close();
    await node.events.close();
  };
  return { ...node, said, upserts, close };
}

const save = (events: Events, talentId: string) =>
  events.transaction((tx) => record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId }));

test('a saved index is restored, and what changed since is read before it is complete', async () => {
  for (const talentId of ['asha', 'dev', 'meera']) await addTalent(talentId);
  const before = await openKeeper('taken-up');
  expect(before.upserts.toSorted()).toEqual(['asha', 'dev', 'meera']);
  await save(before.events, 'asha');
  await vi.waitFor(
    async () => expect((await before.index.status()).cursor?.id).toBeGreaterThan(0),
    PATIENTLY,
  );
  await before.close();

  const writer = await openEvents({ database, log: quietLog });
  await db
    .update(talentProfiles)
    .set({ jobTitle: 'Python Developer' })
    .where(eq(talentProfiles.talentId, 'dev'));
  await db
    .update(talentProfiles)
    .set({ openToWorkStatus: 'NotSeeking' })
    .where(eq(talentProfiles.talentId, 'meera'));
  for (const talentId of ['dev', 'meera']) await save(writer, talentId);
  await writer.close();

  const after = await openKeeper('taken-up');
  expect(after.said).toEqual([expect.stringContaining('restored with 3 talent')]);
  expect(after.upserts).toEqual(['dev']);
  expect(await after.index.search({ ...question, text: 'developer' })).toMatchObject({
    total: 2,
    isComplete: true,
  });
  expect(await found(after.index, 'python')).toEqual(['dev']);
});

test('a complete index has what was committed while an older transaction is still open', async () => {
  await addTalent('asha');
  const before = await openKeeper('older-transaction');
  await before.close();

  const older = await database.pool.connect();
  await older.query('begin');
  await older.query('select pg_current_xact_id()');
  const writer = await openEvents({ database, log: quietLog });
  await db.update(talentProfiles).set({ jobTitle: 'Python Developer' });
  await save(writer, 'asha');
  await writer.close();

  const after = await openKeeper('older-transaction');
  expect(await after.index.search({ ...question, text: 'python' })).toMatchObject({
    total: 1,
    isComplete: true,
  });
  await older.query('rollback');
  older.release();
});

test.each([
  ['is newer than the database', { xid: '9000000000000000', id: 3 }],
  ['ends with an event that the database does not have', { xid: '3', id: 987_654_321 }],
])('a saved index that %s is not restored', async (_, cursor) => {
  await addTalent('asha');
  const name = `refused-${cursor.id}`;
  const before = await openKeeper(name);
  await before.index.apply({ upserts: [], removals: ['asha'], cursor });
  await before.close();
  const after = await openKeeper(name);
  expect(after.upserts).toEqual(['asha']);
  expect(await found(after.index, 'react')).toEqual(['asha']);
});

test('batches read each talent once, in the order of their ids', async () => {
  for (const talentId of ['asha', 'dev', 'meera'])
    await addTalent(talentId, 'React Developer', talentId !== 'dev');
  expect((await readNextTalents(db, '')).documents.map(({ talentId }) => talentId)).toEqual([
    'asha',
    'meera',
  ]);
  expect((await readNextTalents(db, 'asha')).documents.map(({ talentId }) => talentId)).toEqual(['meera']);
  const { rows } = await db.execute(sql`select count(*)::int as count from talents`);
  expect(rows).toEqual([{ count: 3 }]);
});

test('each change has a greater version than the load and those before it, the same on every node', async () => {
  await addTalent('asha');
  const versions: number[][] = [];
  const loaded: number[] = [];
  const nodes = await Promise.all(
    [0, 1].map(async (at) => {
      const index = new LocalTalentIndex();
      const apply = vi.spyOn(index, 'apply');
      const node = await openNode(db, index);
      await node.feed.loaded;
      loaded.push(...apply.mock.calls.flatMap(([change]) => change.versions?.['asha'] ?? []));
      versions[at] = [];
      apply.mockImplementation((change) => {
        const version = change.versions?.['asha'];
        if (version !== undefined) versions[at]?.push(version);
        return Promise.resolve();
      });
      return node;
    }),
  );
  for (let saved = 0; saved < 3; saved += 1) {
    await save((nodes[0] as (typeof nodes)[number]).events, 'asha');
    await vi.waitFor(
      () => expect(versions.map((own) => own.length)).toEqual([saved + 1, saved + 1]),
      PATIENTLY,
    );
  }
  expect(versions[0]).toEqual(versions[1]);
  expect(versions[0]).toEqual([...new Set(versions[0])].sort((a, b) => a - b));
  expect(loaded.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...loaded)).toBeLessThan(Math.min(...(versions[0] ?? [])));
});

test('the links of a profile are not searched', async () => {
  await addTalent('asha');
  const { index, feed } = await openNode();
  await feed.loaded;
  for (const text of ['unlisted', 'linkedin', 'https://www.linkedin.com/in/asha-unlisted']) {
    expect(await found(index, text)).toEqual([]);
  }
});
