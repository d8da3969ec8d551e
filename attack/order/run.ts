import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { peopleOf } from '../../e2e/fixture/person.ts';
import type { Installation } from '../crash/installation.ts';
import { type Anomalies, anomaliesOf, type Operation, type Outcome } from './history.ts';
import { openStream, type Stream } from './stream.ts';

type Side = 'company' | 'talent';
type Conversation = { threadId: string; cookies: Record<Side, string> };

export type Ordered = {
  conversations: number;
  appends: number;
  reads: number;
  unknown: number;
  refused: number;
  /** Events that the live streams told. */
  events: number;
  anomalies: Anomalies;
};

/** So many clients write and read at once on each side of a conversation. */
const CLIENTS = 2;
/** An account may send 60 messages a minute through a node. */
const PAUSE_MS_MAX = 4000;
const READS_MAX = 4;
const TOLD_MS_MAX = 30_000;

/**
 * Both sides of several conversations write and read through two nodes at once. Then the recorded history is compared with what is
 * stored, and with what the live streams of each side on each node told.
 */
export async function writeInOrder(
  installation: Pick<Installation, 'urls' | 'query'>,
  { conversations: count, messages }: { conversations: number; messages: number },
): Promise<Ordered> {
  const [url = ''] = installation.urls;
  const people = peopleOf(url);
  const conversations: Conversation[] = [];
  for (let made = 0; made < count; made += 1) {
    const { company, talent, threadId } = await people.acquainted();
    conversations.push({ threadId, cookies: { company: company.cookie, talent: talent.cookie } });
  }
  const streams = await Promise.all(
    conversations.flatMap(({ threadId, cookies }) =>
      installation.urls.flatMap((node) =>
        Object.values(cookies).map(async (cookie) => ({
          threadId,
          stream: await openStream(node, cookie),
        })),
      ),
    ),
  );
  const history: Operation[] = [];
  const clients = conversations.flatMap((conversation) =>
    (['company', 'talent'] as const).flatMap((side) =>
      Array.from({ length: CLIENTS }, () => client(installation.urls, conversation, side, history)),
    ),
  );
  const each = Math.ceil(messages / clients.length);
  await Promise.all(clients.map((act) => act(each)));
  const final = await storedLists(installation, conversations);
  const anomalies = anomaliesOf(history, final);
  await untilTold(streams, final);
  checkStreams(streams, final, anomalies);
  for (const { stream } of streams) stream.close();
  const appends = history.filter((one) => one.kind === 'append');
  return {
    conversations: count,
    appends: appends.length,
    reads: history.length - appends.length,
    unknown: appends.filter(({ outcome }) => outcome === 'unknown').length,
    refused: appends.filter(({ outcome }) => outcome === 'refused').length,
    events: streams.reduce((sum, { stream }) => sum + stream.told.length, 0),
    anomalies,
  };
}

/** Somebody at one side, who writes through any node, and now and then again with the same id, and reads. */
function client(
  urls: readonly string[],
  { threadId, cookies }: Conversation,
  side: Side,
  history: Operation[],
) {
  const ask = async (path: string, body: object) => {
    const node = urls[randomInt(urls.length)];
    const answer = await fetch(`${node}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[side] },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    return { status: answer?.status ?? 0, body: await answer?.json().catch(() => undefined) };
  };
  const outcomeOf = (status: number): Outcome => {
    if (status === 200) return 'done';
    return status >= 400 && status < 500 ? 'refused' : 'unknown';
  };
  async function append(): Promise<void> {
    const value = `Message ${randomUUID()}`;
    const message = { threadId, message: value, clientMessageId: randomUUID() };
    const asked = performance.now();
    // One of five is sent twice at once, as by a browser that got no answer in time.
    const tries = Array.from({ length: randomInt(5) === 0 ? 2 : 1 }, () =>
      ask(`send-${side}-message`, message),
    );
    const outcomes = new Set((await Promise.all(tries)).map(({ status }) => outcomeOf(status)));
    const outcome = (['done', 'unknown', 'refused'] as const).find((one) => outcomes.has(one));
    history.push({
      kind: 'append',
      list: threadId,
      value,
      asked,
      answered: performance.now(),
      outcome: outcome ?? 'unknown',
    });
  }
  async function read(): Promise<void> {
    const asked = performance.now();
    const { status, body } = await ask(`get-${side}-thread-messages`, { threadId, limit: 100 });
    if (status !== 200) return;
    const values = (body as { messages: { markdown: string; event?: string }[] }).messages
      .filter(({ event }) => !event)
      .map(({ markdown }) => markdown);
    history.push({ kind: 'read', list: threadId, values, asked, answered: performance.now() });
  }
  return async (messages: number): Promise<void> => {
    for (let sent = 0; sent < messages; sent += 1) {
      await append();
      for (let reads = randomInt(READS_MAX); reads > 0; reads -= 1) await read();
      if (messages > 15) await wait(randomInt(PAUSE_MS_MAX));
    }
  };
}

/** Each conversation from its first message, in the order in which its pages show it. */
async function storedLists(
  { query }: Pick<Installation, 'query'>,
  conversations: readonly Conversation[],
): Promise<Map<string, string[]>> {
  const lists = new Map<string, string[]>(conversations.map(({ threadId }) => [threadId, []]));
  const rows = await query<{ thread_id: string; markdown: string }>(
    `select thread_id, markdown from messages where thread_id = any($1) and event is null order by created_at, message_id`,
    [[...lists.keys()]],
  );
  for (const { thread_id: threadId, markdown } of rows) lists.get(threadId)?.push(markdown);
  return lists;
}

type OfThread = { threadId: string; stream: Stream };

/** Waits until the streams have told as much as is stored. What is still missing then is lost. */
async function untilTold(streams: readonly OfThread[], final: Map<string, string[]>): Promise<void> {
  const until = performance.now() + TOLD_MS_MAX;
  const isTold = ({ threadId, stream }: OfThread) => stream.told.length >= (final.get(threadId)?.length ?? 0);
  while (!streams.every(isTold) && performance.now() < until) await wait(50);
}

/** Every stream tells each message once, and all streams of a conversation in one order. */
function checkStreams(
  streams: readonly OfThread[],
  final: ReadonlyMap<string, readonly string[]>,
  anomalies: Anomalies,
): void {
  for (const [threadId, ofThread] of Map.groupBy(streams, (one) => one.threadId)) {
    const told = ofThread.map(({ stream }) => stream.told.map(({ id }) => id));
    const wanted = final.get(threadId)?.length ?? 0;
    for (const ids of told) {
      const once = new Set(ids).size;
      if (once < ids.length) anomalies.doubled.push(`${threadId}: ${ids.length - once} events`);
      if (once < wanted) anomalies.lost.push(`${threadId}: ${wanted - once} events`);
      if (once > wanted) anomalies.doubled.push(`${threadId}: ${once - wanted} events of no message`);
      if (ids.join() !== told[0]?.join()) anomalies.reordered.push(`${threadId}: two streams differ`);
    }
  }
}
