import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { users } from '../apps/server/src/db/schema/account.ts';
import { workJobs } from '../apps/server/src/job-handlers.ts';
import { peopleOf } from '../apps/server/test/person.ts';
import { openNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';

announceDuration('half a minute');

const { values } = parseArgs({
  options: {
    /** How many people were imported with --mail just before; several sizes with a comma between. */
    imported: { type: 'string', default: '0,100,5000' },
    /** How long the mail server takes for a mail, in milliseconds. */
    latency: { type: 'string', default: '150' },
    /** How many connections the mail server accepts; more are answered by 421. */
    connections: { type: 'string', default: '5' },
    verifications: { type: 'string', default: '8' },
  },
});
const sizes = values.imported.split(',').map(Number);
const latencyMs = Number(values.latency);
const connections = Number(values.connections);
const verifications = Number(values.verifications);

const PAUSE_MS = 250;

/** A mail server that takes a set time per email and limits its connections. It records when each email arrived. */
async function startMailServer() {
  const cameAt = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    maxClients: connections,
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        setTimeout(() => {
          cameAt.set(envelope.rcptTo[0]?.address ?? '', performance.now());
          done();
        }, latencyMs);
      });
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    cameAt,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** How long verifications wait while the emails of an import go out, and how many of those go out meanwhile. */
async function measure(imported: number) {
  const server = await startMailServer();
  const node = await openNode({ smtpUrl: server.url, mailConnections: connections });
  try {
    const { db, jobs } = node.deps;
    const { person } = peopleOf(node.deps);
    if (imported > 0)
      await db.insert(users).select(
        sql`select 'imported' || n, 'Asha Rao', 'imported' || n || '@people.test', true, null, false, false, false, 0, now(), now()
            from generate_series(1, ${imported}::int) n`,
      );
    for (let at = 1; at <= imported; at += 1)
      await jobs.send('account.importMail', { email: `imported${at}@people.test` });
    await workJobs(node.deps);
    // Until bulk is under way.
    while (imported > 0 && server.cameAt.size === 0) await wait(20);
    const start = performance.now();
    const waits: number[] = [];
    for (let at = 0; at < verifications; at += 1) {
      const { email, cookie } = await person({ isEmailVerified: false });
      const askedAt = performance.now();
      const { status } = await fetch(`${node.url}/api/auth/send-verification-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: '{}',
      });
      if (status !== 200) throw new Error(`A verification was answered by ${status}.`);
      while (!server.cameAt.has(email)) await wait(5);
      waits.push((server.cameAt.get(email) ?? 0) - askedAt);
      await wait(PAUSE_MS);
    }
    const seconds = (performance.now() - start) / 1000;
    const bulk = [...server.cameAt].filter(([to, at]) => to.startsWith('imported') && at >= start).length;
    return { imported, waits, bulkPerSecond: bulk / seconds };
  } finally {
    await node.close();
    await server.close();
  }
}

const results = [];
for (const imported of sizes) results.push(await measure(imported));
printTable([
  [
    `a mail takes ${latencyMs} ms, ${connections} connections`,
    'wait p50, ms',
    'wait max, ms',
    'of the import per second',
  ],
  ...results.map(({ imported, waits, bulkPerSecond }) => [
    `${imported} imported people`,
    rounded(percentile(waits, 0.5)),
    rounded(Math.max(...waits)),
    rounded(bulkPerSecond),
  ]),
]);
console.log(
  JSON.stringify({
    bench: 'mail',
    latencyMs,
    connections,
    results: results.map(({ imported, waits, bulkPerSecond }) => ({
      imported,
      p50: rounded(percentile(waits, 0.5)),
      max: rounded(Math.max(...waits)),
      bulkPerSecond: rounded(bulkPerSecond),
    })),
  }),
);
