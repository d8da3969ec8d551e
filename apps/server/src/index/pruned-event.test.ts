import { EVERYBODY } from '@talaash/talent-index/everybody';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import type { TalentIndex } from '@talaash/talent-index/port';
import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { quietLog } from '../../test/log.ts';
import { marketOf } from '../../test/market.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { openEvents } from '../events/events.ts';
import { pruneEvents } from '../events/prune.ts';
import { feedTalentIndex } from './feed.ts';

const app = await testApp();
const { deps } = app;
const { database, db } = deps;
const { changeTalent, foundTalent } = marketOf(deps, app);

const soon = { interval: 5, timeout: 60_000 };
const folder = await mkdtemp(join(tmpdir(), 'talaash-pruned-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A node whose search index is saved under a name; `loaded` are the talents that it read at its start. */
async function openNode(name: string) {
  const events = await openEvents({ database, log: quietLog });
  const index = new LocalTalentIndex(undefined, new SnapshotKeeper(join(folder, name), quietLog));
  const apply = vi.spyOn(index, 'apply');
  const feed = feedTalentIndex({ index, db, events, log: quietLog });
  await feed.loaded;
  const loaded = apply.mock.calls.flatMap(([{ upserts }]) => upserts.map(({ talentId }) => talentId));
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await feed.close();
    await index.close();
    await events.close();
  };
  onTestFinished(close);
  return { close, events, index, loaded };
}

/** A node that has read every event and ended. */
async function endedNode(name: string): Promise<void> {
  const node = await openNode(name);
  const someone = await foundTalent();
  await vi.waitFor(async () => expect(await node.index.has(someone.talentId)).toBe(true), soon);
  await node.close();
}

/** Prunes all events, as the two runs do that follow the last of their days. */
async function pruneAll(): Promise<void> {
  const limit = new Date(Date.now() + 60_000);
  await pruneEvents(db, limit);
  await pruneEvents(db, limit);
  expect(await db.$count(eventsTable)).toBe(0);
}

async function found(index: TalentIndex, text: string): Promise<string[]> {
  const { hits } = await index.search({ ...EVERYBODY, text });
  return hits.map(({ talentId }) => talentId);
}

test('a saved index that is older than the events that are kept is built anew', async () => {
  const someone = await foundTalent();
  await endedNode('too-old');
  await changeTalent(someone, { jobTitle: 'Glassblower' });
  await pruneAll();
  const node = await openNode('too-old');
  expect(node.loaded).toContain(someone.talentId);
  expect(await found(node.index, 'glassblower')).toEqual([someone.talentId]);
});

test('a saved index that holds every pruned event is restored', async () => {
  await endedNode('old');
  await pruneAll();
  expect((await openNode('old')).loaded).toEqual([]);
});

test('an index whose process slept past pruned events is built anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const someone = await foundTalent();
  const node = await openNode('asleep');
  // What happened while it slept: its follower never hears of it.
  await db.update(talentProfiles).set({ jobTitle: 'Beekeeper' });
  await db.execute(sql`insert into event_marks (follower, xid, id)
    values ('pruned', (pg_current_xact_id()::text::bigint + 1)::text::xid8, 0)
    on conflict (follower) do update set xid = excluded.xid, id = excluded.id`);
  vi.setSystemTime(Date.now() + 20 * 24 * 60 * 60 * 1000);
  node.events.ring();
  await vi.waitFor(
    async () => expect(await found(node.index, 'beekeeper')).toContain(someone.talentId),
    soon,
  );
});
