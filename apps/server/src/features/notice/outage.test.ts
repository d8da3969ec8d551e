import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import { talents } from '../../db/schema/talent.ts';
import { record } from '../../events/record.ts';
import { workJobs } from '../../job-handlers.ts';
import { RETRIES } from '../../jobs/job.ts';
import { followNotices } from './follow.ts';

/** What the mail server does with a mail: refuses it, takes it, or takes it and is cut off before it can say so. */
let state: 'down' | 'up' | 'cut off' = 'down';
let refusals = 0;
const received: { to: string; id: string; content: string }[] = [];

const server = new SMTPServer({
  authOptional: true,
  // The mailer keeps its connections open.
  closeTimeout: 1,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_address, _session, done) {
    if (state === 'down') refusals += 1;
    done(state === 'down' ? new Error('Try again later') : null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      // Long headers come in several lines.
      const content = Buffer.concat(chunks)
        .toString()
        .replace(/\r\n[ \t]+/g, ' ');
      const to = session.envelope.rcptTo[0]?.address ?? '';
      received.push({ to, id: /^Message-ID: (.*)$/im.exec(content)?.[1] ?? '', content });
      const isCutOff = state === 'cut off';
      state = 'up';
      done(isCutOff ? new Error('Cut off') : null);
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const app = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
const { client, deps, url } = app;
const { pool } = deps.database;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);

const soon = { interval: 50, timeout: 60_000 };
const MAILS = "name like '%mail'";

const jobsIn = async (...states: string[]) =>
  (await pool.query(`select name, retry_count from pgboss.job where ${MAILS} and state = any($1)`, [states]))
    .rows;

/** As if the next try were due, after this many. */
const letTriesPass = (count: number) =>
  pool.query(
    `update pgboss.job set start_after = now(), retry_count = greatest(retry_count, $1)
      where ${MAILS} and state in ('created', 'retry')`,
    [count],
  );

/** How often a mail is tried in a day at most: the pauses double up to an hour. */
function triesOfADay(): number {
  const { retryDelayMax } = RETRIES['invitation.mail'];
  let seconds = 0;
  let tries = 0;
  while (seconds < 24 * 60 * 60) seconds += Math.min(retryDelayMax, 2 ** tries++);
  return tries;
}

test('a mail server that is down for a day loses no mail and gets none twice', async () => {
  received.length = 0;
  state = 'down';
  const [hiring, someone] = [await hiringCompany({ companyName: 'Wattlebird' }), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const { threadId } = thread.key;
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  await client(someone).invitation.accept({ threadId });
  await deps.events.transaction(async (tx) => {
    await tx.update(talents).set({ aiReviewResponse: FAILED });
    const payload = { reviewer: 'ai', reviewStatus: 'fail' };
    await record(tx, { kind: 'talent.reviewed', actorUid: null, talentId, payload });
  });
  await vi.waitFor(async () => expect(await jobsIn('created', 'retry', 'active')).toHaveLength(4), soon);
  await pool.query("update messages set created_at = created_at - interval '1 hour'");
  await letTriesPass(0);
  await vi.waitFor(async () => expect(await jobsIn('retry')).toHaveLength(4), soon);

  const before = refusals;
  await letTriesPass(triesOfADay());
  await vi.waitFor(async () => {
    expect(refusals).toBeGreaterThanOrEqual(before + 4);
    expect(await jobsIn('retry')).toHaveLength(4);
  }, soon);
  expect(received).toEqual([]);

  state = 'up';
  await letTriesPass(0);
  await vi.waitFor(async () => expect(await jobsIn('created', 'retry', 'active')).toEqual([]), soon);
  const subjects = (to: string) =>
    received
      .filter((mail) => mail.to === to)
      .map(({ content }) => /^Subject: (.*)$/m.exec(content)?.[1]?.trim());
  expect(subjects(hiring.email)).toEqual(['Meera Krishnan accepted your invitation: Senior React Developer']);
  expect(new Set(subjects(someone.email))).toEqual(
    new Set([
      'Wattlebird invites you: Senior React Developer',
      'You have 1 new message on Talaash',
      'Your profile needs changes',
    ]),
  );
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ id }) => id)).size).toBe(4);
  expect(await deps.jobs.listFailedMails()).toEqual([]);
  for (const { content } of received) {
    expect(content).toMatch(
      new RegExp(`^List-Unsubscribe: <${url}/api/unsubscribe_email_cf\\?token=[\\w.-]+>\\s*$`, 'm'),
    );
    expect(content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\s*$/m);
  }
});

test('a mail whose receipt was cut off comes again as the same mail, so that mailboxes keep one', async () => {
  received.length = 0;
  state = 'cut off';
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId: hiring.jobPostId });
  await vi.waitFor(async () => {
    expect(received).toHaveLength(2);
    expect(await jobsIn('created', 'retry', 'active')).toEqual([]);
  }, soon);
  expect(received[0]?.id).not.toBe('');
  expect(received[0]?.id).toBe(received[1]?.id);
});
