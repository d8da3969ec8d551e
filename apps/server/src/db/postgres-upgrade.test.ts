import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { applyMigrations } from './migrate.ts';

/** The folder of an earlier PostgreSQL of the same major version. `npm run test:postgres` downloads some and sets this variable. */
const earlier = process.env['EARLIER_POSTGRES'];

const ROWS = 20_000;

async function within<Result>(embedded: Embedded, act: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ ...embedded.connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const versionOf = (client: pg.Client) =>
  client.query<{ version: string }>('select version()').then(({ rows }) => rows[0]?.version);

const USERS = `insert into users (id, name, email, email_verified)
  select 'id-' || n, 'आशा ' || n, 'person-' || n || '@example.com', true from generate_series(1, ${ROWS}) as n`;

/** What the table says by its rows and, separately, by its index. */
const TALLY = `select count(*)::int as people, md5(string_agg(email, ',' order by id)) as emails from users`;
const BY_INDEX = `select count(*)::int as people from users where email >= 'person-1' and email < 'person-2'`;

test.skipIf(earlier === undefined)(
  'data of an earlier PostgreSQL is all there under this one, also after a crash',
  async ({ onTestFinished }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'talaash-upgrade-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const before = await startEmbedded({ dataDir, log: quietLog, packaged: earlier ?? '' });
    const written = await within(before, async (client) => {
      await applyMigrations(client);
      await client.query(USERS);
      // Not checkpointed: the log of the earlier PostgreSQL has it, and the next one has to read that.
      await client.query(`update users set name = name || ' जोशी' where id like 'id-1%'`);
      const { rows } = await client.query(TALLY);
      return { version: await versionOf(client), tally: rows, byIndex: (await client.query(BY_INDEX)).rows };
    });
    const postmaster = Number(
      (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    const stopped = before.stop();
    process.kill(postmaster, 'SIGKILL');
    await stopped.catch(() => undefined);

    const after = await startEmbedded({ dataDir, log: quietLog });
    onTestFinished(() => after.stop());
    const read = await within(after, async (client) => ({
      version: await versionOf(client),
      tally: (await client.query(TALLY)).rows,
      byIndex: (await client.query('set enable_seqscan = off').then(() => client.query(BY_INDEX))).rows,
      renamed: (await client.query(`select count(*)::int as people from users where name like '% जोशी'`))
        .rows,
    }));
    expect(read.version).not.toBe(written.version);
    expect(read.tally).toEqual(written.tally);
    expect(read.tally[0]).toMatchObject({ people: ROWS });
    expect(read.byIndex).toEqual(written.byIndex);
    expect(read.renamed[0].people).toBeGreaterThan(ROWS / 2);
  },
);
