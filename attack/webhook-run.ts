import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seededRandom } from '../apps/server/test/meeting-race/world.ts';
import { webhookReceiver } from '../apps/server/test/webhook-receiver.ts';
import type { Server } from '../e2e/fixture/server.ts';
import type { Target } from './target.ts';

type WebhookRun = {
  events: number;
  kills: number;
  conversations: number;
  nodes: number;
  seed: number;
  /** Hears every few seconds how many events have come. */
  onProgress?: (came: number) => void;
};

type WebhookResult = {
  events: number;
  kills: number;
  received: number;
  lost: number;
  doubles: number;
  /** Doubles under another id. */
  changedIds: number;
  /** Events that came before an earlier one of their conversation. */
  outOfOrder: number;
  seconds: number;
};

/** How many events are written at once. */
const BATCH = 100;

/** Nothing came for so long: what is missing never comes. Longer than a delivery waits for the node that died with it. */
const SILENCE_MS = 180_000;

/** The order in which the events of each conversation came for the first time, and the id of each. */
function openBook() {
  const first = new Map<string, string>();
  const last = new Map<string, number>();
  const count = { received: 0, doubles: 0, changedIds: 0, outOfOrder: 0 };
  return {
    count,
    first,
    note(id: string, { threadId = '', jobPostId = '' }: Record<string, string>): void {
      count.received += 1;
      const event = `${threadId} ${jobPostId}`;
      const known = first.get(event);
      if (known !== undefined) {
        count.doubles += 1;
        if (known !== id) count.changedIds += 1;
        return;
      }
      first.set(event, id);
      const number = Number(jobPostId);
      if (number !== (last.get(threadId) ?? -1) + 1) count.outOfOrder += 1;
      last.set(threadId, number);
    },
  };
}

/** Writes the events of all conversations in turn, each with its number in the place of a job post, over the time of the kills. */
async function writeEvents(database: pg.Client, companyId: string, run: WebhookRun): Promise<void> {
  for (let from = 0; from < run.events; from += BATCH) {
    await database.query(
      `insert into events (kind, company_id, talent_id, thread_id, job_post_id)
         select 'message.sent', $1, 'talent', 'thread ' || at % $2::int, (at / $2::int)::text
         from generate_series($3::int, $4::int) as at`,
      [companyId, run.conversations, from, Math.min(from + BATCH, run.events) - 1],
    );
    await wait(20);
  }
}

/**
 * Posts events to an endpoint of a company on this machine while nodes are killed as a crash would, one after the other, and others
 * start in their place. @returns what the endpoint got
 */
export async function runWebhooks(
  target: Pick<Target, 'premium' | 'connect' | 'startNode'>,
  run: WebhookRun,
): Promise<WebhookResult> {
  const random = seededRandom(run.seed);
  const book = openBook();
  let lastAt = performance.now();
  const there = await webhookReceiver(({ id, data }) => {
    lastAt = performance.now();
    book.note(id, data);
    return { status: 204 };
  });
  const startedAt = performance.now();
  const isDone = () =>
    book.first.size >= run.events || (book.first.size > 0 && performance.now() - lastAt > SILENCE_MS);
  const company = await target.premium();
  await company.call('create-webhook-endpoint', { address: `${there.url}/hook`, kinds: ['message.sent'] });
  const database = await target.connect();
  const running: Server[] = [];
  while (running.length < run.nodes - 1) running.push(await target.startNode());

  let kills = 0;
  async function killNodes(): Promise<void> {
    while (kills < run.kills && !isDone()) {
      await wait(500 + random() * 2000);
      const [victim] = running.splice(Math.floor(random() * running.length), 1);
      await victim?.kill();
      kills += 1;
      running.push(await target.startNode());
    }
  }
  async function followProgress(): Promise<void> {
    while (!isDone()) {
      await wait(1000);
      run.onProgress?.(book.first.size);
    }
  }
  await Promise.all([killNodes(), writeEvents(database, company.companyId, run), followProgress()]);
  await database.end();
  await there.close();
  return {
    events: run.events,
    kills,
    ...book.count,
    lost: run.events - book.first.size,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}
