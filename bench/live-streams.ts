import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/base/config.ts';
import { openSecrets } from '../apps/server/src/base/secret.ts';
import type { Database } from '../apps/server/src/db/client.ts';
import { openConfiguredDatabase } from '../apps/server/src/db/open.ts';
import { openEvents } from '../apps/server/src/events/events.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { sessionCookie } from '../apps/server/test/person.ts';
import { type LiveClientOrder, type LiveClientReport, monotonicMs } from './live-client.ts';
import { buildServer } from '../scripts/project.mjs';
import { openProgram } from './node-program.ts';
import { percentile, printTable, rounded } from './print.ts';

export type CrowdOptions = {
  streams: number;
  changesPerSecond: number;
  seconds: number;
  nodes: number;
  /** The address of a proxy in front of the nodes, once it runs; undefined if browsers reach the only node directly. */
  proxy:
    | ((ports: readonly number[], folder: string) => Promise<{ url: string; stop(): Promise<void> }>)
    | undefined;
};

/** Browsers in each process of theirs: one event loop does not read as fast as a node sends. */
const STREAMS_OF_CLIENT = 2500;
/** How long the streams are idle before their memory is counted: two heartbeats and garbage collections. */
const IDLE_MS = 25_000;
/** While a node restarts. */
const CHANGES_PER_SECOND_IN_RESTART = 20;
const BACK_MS_MAX = 60_000;
const OPENING_MS_MAX = 5 * 60_000;

/** The memory of a stream is what each further one takes when this share of them is open: a node that works needs some once. */
const FIRST_SHARE = 0.2;

/** Measures nodes of their own, as people run them, with many live streams. Each person has one; half of them are companies. */
export async function measureCrowd(options: CrowdOptions): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-bench-'));
  const reading = readConfig({ DATA_DIR: folder, TALAASH_DEMO: 'off' });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const database = await openConfiguredDatabase(reading.config, quietLog);
    closers.push(database.close);
    const { session } = await openSecrets(reading.config);
    await addPeople(database, options.streams);
    const cookies = Array.from({ length: options.streams }, (_, n) => sessionCookie(`token${n}`, session));
    const built = await buildServer();
    const nodes = await Promise.all(Array.from({ length: options.nodes }, () => openProgram(folder, built)));
    for (const node of nodes) closers.push(node.stop);
    const ports = nodes.map(({ port }) => port);
    const proxy = await options.proxy?.(ports, folder);
    if (proxy) closers.push(proxy.stop);
    const crowd = openCrowd(proxy?.url ?? `http://127.0.0.1:${ports[0]}`, cookies);
    closers.push(crowd.close);
    const changes = await openChanges(database, options.streams);
    closers.push(changes.close);
    return await run(options, { nodes, crowd, changes });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

type Parts = {
  nodes: Awaited<ReturnType<typeof openProgram>>[];
  crowd: ReturnType<typeof openCrowd>;
  changes: Awaited<ReturnType<typeof openChanges>>;
};

async function run(options: CrowdOptions, { nodes, crowd, changes }: Parts) {
  const { streams, changesPerSecond, seconds } = options;
  const memory = async () => (await Promise.all(nodes.map((node) => node.memoryKb()))).reduce(sum);
  const first = Math.round(streams * FIRST_SHARE);
  await crowd.open(0, first);
  await wait(IDLE_MS);
  const memoryBefore = await memory();
  const openedIn = await crowd.open(first, streams);
  await wait(IDLE_MS);
  const kbOfStream = ((await memory()) - memoryBefore) / (streams - first);
  const shares = await Promise.all(nodes.map((node) => node.streams()));
  console.log(
    `Opened in ${rounded(openedIn / 1000)} s, ${rounded(kbOfStream)} KB each; of each node: ${shares.join(', ')}`,
  );

  await changes.make(changesPerSecond, seconds);
  await wait(2000);
  const delays = changes.delays(crowd.heard);
  console.log(
    `Commit to browser: p50 ${rounded(percentile(delays, 0.5))} ms, p95 ${rounded(percentile(delays, 0.95))} ms`,
  );

  const [restarted] = nodes;
  const restartedAt = monotonicMs();
  const making = changes.make(CHANGES_PER_SECOND_IN_RESTART, 20);
  await restarted?.restart();
  const readyIn = monotonicMs() - restartedAt;
  const backIn = (await crowd.allOpen(BACK_MS_MAX, restartedAt)) - restartedAt;
  await making;
  await wait(3000);
  const { lost, doubled } = changes.check(crowd.heard);

  printTable([
    [`${streams} streams, ${options.nodes} nodes`, ''],
    ['opened in, s', rounded(openedIn / 1000)],
    ['memory of each, KB', rounded(kbOfStream)],
    ['streams of each node', shares.join(', ')],
    [
      `commit to browser at ${changesPerSecond} changes a second, p50 and p95, ms`,
      `${rounded(percentile(delays, 0.5))}, ${rounded(percentile(delays, 0.95))}`,
    ],
    ['a node is ready again after, s', rounded(readyIn / 1000)],
    ['all streams are back after, s', rounded(backIn / 1000)],
    ['events lost; heard twice; gaps', `${lost}; ${doubled}; ${crowd.gaps()}`],
  ]);
  return {
    streams,
    nodes: options.nodes,
    kbOfStream: rounded(kbOfStream),
    shares,
    p50: rounded(percentile(delays, 0.5)),
    p95: rounded(percentile(delays, 0.95)),
    max: rounded(percentile(delays, 1)),
    readySeconds: rounded(readyIn / 1000),
    backSeconds: rounded(backIn / 1000),
    lost,
    doubled,
    gaps: crowd.gaps(),
  };
}

const sum = (one: number, other: number) => one + other;

/** Half of them are companies, half talents, each with a session whose token has its number. */
async function addPeople({ pool }: Database, count: number): Promise<void> {
  const people = `from generate_series(0, ${count - 1}) n`;
  await pool.query(`
    insert into users (id, name, email, email_verified) select 'u' || n, 'Somebody', 'u' || n || '@bench.test', true ${people};
    insert into user_profiles (uid, user_type, talent_id, company_id, country_code)
      select 'u' || n, case n % 2 when 0 then 'company' else 'talent' end, case n % 2 when 1 then 'p' || n end,
        case n % 2 when 0 then 'p' || n end, 'IN' ${people};
    insert into companies (company_id, created_by_uid) select 'p' || n, 'u' || n ${people} where n % 2 = 0;
    insert into talents (talent_id, created_by_uid) select 'p' || n, 'u' || n ${people} where n % 2 = 1;
    insert into sessions (id, user_id, token, expires_at)
      select 's' || n, 'u' || n, 'token' || n, now() + interval '1 day' ${people};
    analyze`);
}

/** Everybody's browsers, in processes of their own. */
function openCrowd(url: string, cookies: readonly string[]) {
  /** When each stream heard of each thread. */
  const heard = new Map<string, number[]>();
  const clients: { process: ChildProcess; state: LiveClientReport }[] = [];
  let wanted = 0;

  function startClient(from: number, to: number): void {
    const client = fork(join(import.meta.dirname, 'live-client.ts'));
    const started = {
      process: client,
      state: { heard: [], openCount: 0, openedAtMs: 0, gaps: 0, refusals: 0 },
    };
    clients.push(started);
    client.on('message', (report: LiveClientReport) => {
      Object.assign(started.state, report);
      for (const [stream, threadId, at] of report.heard) {
        const key = `${from + stream} ${threadId}`;
        const times = heard.get(key);
        if (times) times.push(at);
        else heard.set(key, [at]);
      }
    });
    client.send({ url, cookies: cookies.slice(from, to) } satisfies LiveClientOrder);
  }

  const total = (part: 'openCount' | 'gaps' | 'refusals') =>
    clients.map(({ state }) => state[part]).reduce(sum, 0);

  /** Resolves with the time at which the last stream opened, not before `since`. */
  async function allOpen(msMax: number, since = 0): Promise<number> {
    const until = performance.now() + msMax;
    for (;;) {
      const openedAt = Math.max(...clients.map(({ state }) => state.openedAtMs));
      if (openedAt > since && total('openCount') === wanted) return openedAt;
      if (performance.now() > until)
        throw new Error(`Only ${total('openCount')} streams are open; ${total('refusals')} were refused.`);
      await wait(100);
    }
  }

  return {
    heard,
    allOpen,
    gaps: () => total('gaps'),
    /** Opens the streams of these people. Resolves with the milliseconds that it took. */
    async open(from: number, to: number): Promise<number> {
      const startedAt = monotonicMs();
      wanted = to;
      for (let at = from; at < to; at += STREAMS_OF_CLIENT)
        startClient(at, Math.min(to, at + STREAMS_OF_CLIENT));
      return (await allOpen(OPENING_MS_MAX, startedAt)) - startedAt;
    },
    close: () => clients.forEach(({ process: client }) => client.kill()),
  };
}

/** As a call records it. The builder would take more of the processors than the node that is measured. */
const RECORD = {
  name: 'record',
  text: `insert into events (kind, company_id, talent_id, thread_id, payload) values ('message.sent', $1, $2, $3, '{}')`,
};

/** Makes changes that one company and one talent hear of. */
async function openChanges(database: Database, streams: number) {
  const events = await openEvents({ database, log: quietLog });
  /** By thread: who hears of it, and when it was committed. */
  const made = new Map<string, { receivers: [number, number]; committedAt: number; isTimed: boolean }>();
  let number = 0;

  async function change(isTimed: boolean): Promise<void> {
    number += 1;
    const threadId = `thread${number}`;
    const pairs = Math.floor(streams / 2);
    const receivers: [number, number] = [2 * ((number * 7919) % pairs), 2 * ((number * 104_729) % pairs) + 1];
    const [companyId, talentId] = receivers.map((stream) => `p${stream}`) as [string, string];
    await database.pool.query({ ...RECORD, values: [companyId, talentId, threadId] });
    made.set(threadId, { receivers, committedAt: monotonicMs(), isTimed });
    events.ring();
  }

  return {
    async make(perSecond: number, seconds: number): Promise<void> {
      const startedAt = performance.now();
      const running: Promise<void>[] = [];
      for (let at = 0; at < perSecond * seconds; at += 1) {
        await wait(Math.max(0, startedAt + (at * 1000) / perSecond - performance.now()));
        running.push(change(perSecond > CHANGES_PER_SECOND_IN_RESTART));
      }
      await Promise.all(running);
    },
    /** From the commit of each timed change to each of its receivers, in milliseconds. */
    delays: (heard: ReadonlyMap<string, number[]>): number[] =>
      [...made].flatMap(([threadId, { receivers, committedAt, isTimed }]) =>
        isTimed
          ? receivers.flatMap((stream) => {
              const at = heard.get(`${stream} ${threadId}`)?.[0];
              return at === undefined ? [] : [at - committedAt];
            })
          : [],
      ),
    check(heard: ReadonlyMap<string, number[]>) {
      const times = [...made].flatMap(([threadId, { receivers }]) =>
        receivers.map((stream) => heard.get(`${stream} ${threadId}`)?.length ?? 0),
      );
      return {
        lost: times.filter((count) => count === 0).length,
        doubled: times.filter((count) => count > 1).length,
      };
    },
    close: () => events.close(),
  };
}
