import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

type Frozen = { threadId: string };

export default {
  promise: 'A node that freezes within a transaction stops nobody on another node.',
  async run(target) {
    const [stuck, other] = await Promise.all([target.acquainted(), target.acquainted()]);
    const { url } = await target.startNode();
    const stream = openStream(url, other.company.cookie);
    await stream.opened;
    if (!(await freeze(target, stuck))) return [held('a node was frozen', false, 'no transaction was met')];

    const as = (path: string, { cookie }: { cookie: string }, body: unknown) =>
      timed(() => post(`${url}/api/v1/${path}`, body, cookie));
    const answers = Array.from({ length: 30 }, () =>
      as('accept-job-invitation', stuck.talent, { threadId: stuck.threadId }),
    );
    const signIn = { email: other.talent.email, password: PASSWORD };
    const others = await Promise.all([
      within(
        'health',
        200,
        timed(() => fetch(`${url}/api/health`, patience())),
      ),
      within(
        'sign-in',
        200,
        timed(() => post(`${url}/api/auth/sign-in/email`, signIn)),
      ),
      within('a read', 200, as('get-talent-threads', stuck.talent, {})),
      within(
        'a message in another conversation',
        200,
        as('send-talent-message', other.talent, { threadId: other.threadId, message: 'Hello' }),
      ),
    ]);
    const heardMs = await Promise.race([stream.heard, wait(20_000, Infinity)]);
    const answered = await Promise.all(answers);
    const slowest = Math.max(...answered.map(({ ms }) => ms));
    const statuses = [...new Set(answered.map(({ status }) => status))];
    return [
      ...others,
      held(
        '30 answers to the locked invitation',
        slowest < 4000,
        `${statuses.join(', ')} within ${slowest} ms`,
      ),
      held('its live stream', heardMs < 15_000, `continued after ${Math.round(heardMs)} ms`),
    ];
  },
} satisfies Attack;

/** Stops the first node while it holds the row of a thread in an open transaction. */
async function freeze(target: Target, { talent, threadId }: Frozen & { talent: { cookie: string } }) {
  const [blocker, watcher] = [await target.connect(), await target.connect()];
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      await blocker.query('begin; lock table messages in exclusive mode');
      const body = { threadId, message: `Hello ${tries}` };
      post(`${target.url}/api/v1/send-talent-message`, body, talent.cookie).catch(() => undefined);
      let isWaiting = false;
      for (let looks = 0; looks < 200 && !isWaiting; looks += 1) {
        const { rowCount } = await watcher.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'insert into "messages"%'`,
        );
        isWaiting = rowCount !== 0;
      }
      process.kill(target.pid, 'SIGSTOP');
      await blocker.query('rollback');
      const isHeld = await watcher
        .query('select from threads where thread_id = $1 for update nowait', [threadId])
        .then(
          () => false,
          () => true,
        );
      if (isHeld) return true;
      process.kill(target.pid, 'SIGCONT');
    }
    return false;
  } finally {
    await Promise.all([blocker.end(), watcher.end()]);
  }
}

/** A stream of a company on a node, and how long after its opening the first message was heard. */
function openStream(url: string, cookie: string) {
  const [opened, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
  const read = async () => {
    const response = await fetch(`${url}/api/v1/live`, {
      headers: { cookie },
      signal: AbortSignal.timeout(40_000),
    });
    opened.resolve();
    const startedAt = performance.now();
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      if (decoder.decode(chunk).includes('message.sent')) heard.resolve(performance.now() - startedAt);
  };
  read().catch(() => opened.resolve());
  return { opened: opened.promise, heard: heard.promise };
}

const patience = () => ({ signal: AbortSignal.timeout(10_000) });

const post = (address: string, body: unknown, cookie?: string) =>
  fetch(address, {
    ...patience(),
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });

type Timed = { status: number; ms: number };

async function timed(ask: () => Promise<Response>): Promise<Timed> {
  const startedAt = performance.now();
  const status = await ask().then(
    (response) => response.status,
    () => 0,
  );
  return { status, ms: Math.round(performance.now() - startedAt) };
}

async function within(what: string, expected: number, asked: Promise<Timed>): Promise<Try> {
  const { status, ms } = await asked;
  return held(what, status === expected && ms < 2000, `${status || 'no answer'} after ${ms} ms`);
}
