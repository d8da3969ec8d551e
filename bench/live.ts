import { get, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { createApp } from '../apps/server/src/app.ts';
import { openEvents } from '../apps/server/src/events/events.ts';
import { record } from '../apps/server/src/events/record.ts';
import { followNotices } from '../apps/server/src/features/notice/follow.ts';
import { workJobs } from '../apps/server/src/job-handlers.ts';
import { proxyNamed } from './live-proxy.ts';
import { measureCrowd } from './live-streams.ts';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '300' },
    everyMs: { type: 'string', default: '10' },
    /** So many streams on nodes of their own, instead of two in this process. */
    streams: { type: 'string' },
    changes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    /** caddy or nginx in front of the nodes, with the file from deploy/. Several nodes need one. */
    proxy: { type: 'string' },
  },
});
announceDuration(values.streams === undefined ? '10 seconds' : '3 minutes');
const count = Number(values.events);
const everyMs = Number(values.everyMs);

type Node = Awaited<ReturnType<typeof openNode>>;

/** Milliseconds from the commit of a change to its arrival in the other person's browser. */
async function main(node: Node): Promise<void> {
  const { deps } = node;
  await workJobs(deps);
  await followNotices(deps);
  const otherEvents = await openEvents({ database: deps.database, log: deps.log });
  const other = await createApp({ ...deps, events: otherEvents });
  const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' });

  const [company, talent] = [await node.hiringCompany(), await node.foundTalent()];
  const named = { companyId: company.companyId, talentId: talent.talentId };
  const streams = {
    here: await openStream(node.url, talent.cookie),
    there: await openStream(otherUrl, talent.cookie),
  };
  const delays: Record<keyof typeof streams, number[]> = { here: [], there: [] };
  for (let at = -20; at < count; at += 1) {
    const threadId = `thread ${at}`;
    const told = [streams.here.hears(threadId), streams.there.hears(threadId)] as const;
    const happened = { kind: 'message.sent' as const, actorUid: company.uid, ...named, threadId };
    await deps.db.transaction((tx) => record(tx, happened));
    const committedAt = performance.now();
    deps.events.ring();
    const [here, there] = await Promise.all(told);
    // The first ones warm up.
    if (at >= 0) {
      delays.here.push(here - committedAt);
      delays.there.push(there - committedAt);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  for (const stream of Object.values(streams)) stream.close();
  await other.close();
  await otherEvents.close();

  const row = (name: string, numbers: readonly number[]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => percentile(numbers, share).toFixed(2)),
  ];
  printTable([
    [`commit to browser, ${count} events`, 'p50 ms', 'p95 ms', 'max ms'],
    row('on the same node', delays.here),
    row('on another node', delays.there),
  ]);
  console.log(
    JSON.stringify({
      bench: 'live',
      events: count,
      p50: rounded(percentile(delays.here, 0.5)),
      p95: rounded(percentile(delays.here, 0.95)),
      otherNodeP50: rounded(percentile(delays.there, 0.5)),
      otherNodeP95: rounded(percentile(delays.there, 0.95)),
    }),
  );
}

/** A live stream that reports when an event of a thread arrives. */
async function openStream(url: string, cookie: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/v1/live`, { headers: { cookie }, agent: false }, resolve).once('error', reject);
  });
  const waiting = new Map<string, (at: number) => void>();
  let unread = '';
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('data', (text: string) => {
    const at = performance.now();
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const { threadId } = JSON.parse(data ?? '{}') as { threadId?: string };
      waiting.get(threadId ?? '')?.(at);
    }
  });
  return {
    hears: (threadId: string) => new Promise<number>((resolve) => waiting.set(threadId, resolve)),
    close: () => void response.destroy(),
  };
}

if (values.streams === undefined) await withNode(main);
else {
  const crowd = await measureCrowd({
    streams: Number(values.streams),
    changesPerSecond: Number(values.changes),
    seconds: Number(values.seconds),
    nodes: Number(values.nodes),
    proxy: proxyNamed(values.proxy),
  });
  console.log(JSON.stringify({ bench: 'live-streams', ...crowd }));
}
