import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { quietLog } from '../../../test/log.ts';
import { marketOf } from '../../../test/market.ts';
import { eventCursors } from '../../db/schema/event.ts';
import { openEvents } from '../../events/events.ts';
import type { JobName } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/queue.ts';
import { followNotices } from './follow.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const soon = { interval: 20, timeout: 60_000 };

async function invite() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { thread } = await client(hiring).invitation.send({
    talentId: someone.talentId,
    jobPostId: hiring.jobPostId,
  });
  return thread.key.threadId;
}

/** A node that follows the notices, and stops with `close`. */
async function openNode(jobs: Jobs = deps.jobs) {
  const events = await openEvents({ database: deps.database, log: quietLog });
  onTestFinished(() => events.close());
  await followNotices({ events, jobs });
  return events;
}

async function queued(name: JobName, threadId: string): Promise<number> {
  const { rows } = await deps.database.pool.query(
    "select count(*)::int from pgboss.job where name = $1 and data->>'threadId' = $2",
    [name, threadId],
  );
  return rows[0].count;
}

const readCursor = async () => {
  const [cursor] = await deps.db.select().from(eventCursors).where(eq(eventCursors.follower, 'notices'));
  return cursor;
};

test('a node that dies between queueing a mail and moving the cursor leaves neither, and the next one queues it once', async () => {
  let deaths = 0;
  const dying: Jobs = {
    ...deps.jobs,
    async sendAll(...sent) {
      await deps.jobs.sendAll(...sent);
      deaths += 1;
      throw new Error('The node died.');
    },
  };
  const dead = await openNode(dying);
  const threadId = await invite();
  await vi.waitFor(() => expect(deaths).toBeGreaterThan(0), soon);
  await dead.close();
  expect(await queued('invitation.mail', threadId)).toBe(0);

  await openNode();
  await vi.waitFor(async () => expect(await queued('invitation.mail', threadId)).toBe(1), soon);
});

test('events that are read a second time, as after a cursor was restored from a backup, queue no second mail', async () => {
  const first = await openNode();
  const before = await readCursor();
  const threadId = await invite();
  await vi.waitFor(async () => expect(await queued('invitation.mail', threadId)).toBe(1), soon);
  await vi.waitFor(async () => expect(await readCursor()).not.toEqual(before), soon);
  await first.close();

  const { xid, id } = before ?? { xid: '0', id: 0 };
  await deps.db.update(eventCursors).set({ xid, id }).where(eq(eventCursors.follower, 'notices'));
  await openNode();
  // A later event proves that those before it were read again.
  const later = await invite();
  await vi.waitFor(async () => expect(await queued('invitation.mail', later)).toBe(1), soon);
  expect(await queued('invitation.mail', threadId)).toBe(1);
});
