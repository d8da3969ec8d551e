import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { quietLog } from '../apps/server/test/log.ts';
import type { PlainAnswer } from '../packages/talent-index/test/plain-search.ts';
import { SqlSearch } from '../apps/server/test/sql-search.ts';

/**
 * The search by SQL on a separate PostgreSQL with a quarter of the machine's memory as buffers, as its manual advises.
 * `seconds` is the time to fill it, including the time to generate the documents.
 */
export async function openSqlSearch(documents: AsyncIterable<TalentDocument>): Promise<{
  search(question: TalentQuestion): Promise<PlainAnswer>;
  seconds: number;
  close(): Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-bench-sql-'));
  const embedded = await startEmbedded({
    dataDir,
    log: quietLog,
    durable: false,
    settings: { shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB`, max_wal_size: '8GB' },
  });
  const client = new pg.Client(embedded.connection);
  const close = async () => {
    await client.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await client.connect();
    const index = await SqlSearch.open(client);
    const start = performance.now();
    await index.fill(documents);
    const seconds = (performance.now() - start) / 1000;
    return { search: (question) => index.search(question), seconds, close };
  } catch (error) {
    await close();
    throw error;
  }
}
