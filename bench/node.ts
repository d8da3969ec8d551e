import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '../apps/server/src/app.ts';
import { type Config, readConfig } from '../apps/server/src/base/config.ts';
import { openConfiguredDatabase } from '../apps/server/src/db/open.ts';
import { wire } from '../apps/server/src/wiring.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { marketOf } from '../apps/server/test/market.ts';
import { peopleOf } from '../apps/server/test/person.ts';

/**
 * The real server on its own empty database that really writes to disk, with functions that create people.
 *
 * @param changed parts of the configuration of a local installation
 * @param keptIn a data folder that stays, with its database, for the next run; without one, the folder is temporary
 */
export async function openNode(changed: Partial<Config> = {}, keptIn?: string) {
  const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'talaash-bench-')));
  const reading = readConfig({ DATA_DIR: dataDir, PORT: '0', TALAASH_DEMO: 'off' });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const config = { ...reading.config, ...changed };
  const database = await openConfiguredDatabase(config, quietLog);
  let url = '';
  const wired = await wire({ config, baseUrl: () => url, log: quietLog, database });
  const { deps } = wired;
  const app = await createApp(deps);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const people = peopleOf(deps);
  return {
    url,
    deps,
    indexed: wired.indexed,
    member: people.member,
    ...marketOf(deps, people),
    async close(): Promise<void> {
      await app.close();
      await wired.close();
      await database.close();
      if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a node for a measurement; always closes it and its database, even after an error. */
export async function withNode<Result>(
  measure: (node: Awaited<ReturnType<typeof openNode>>) => Promise<Result>,
  changed: Partial<Config> = {},
  keptIn?: string,
): Promise<Result> {
  const node = await openNode(changed, keptIn);
  try {
    return await measure(node);
  } finally {
    await node.close();
  }
}

const RENDERING_MS_MAX = 60_000;

/**
 * Resolves when a page arrives with its content: a node that has just started sends pages without, until its thread is ready.
 *
 * @param cookie of the person who asks; absent for a guest
 */
export async function untilRendered(address: string, cookie?: string): Promise<void> {
  const until = Date.now() + RENDERING_MS_MAX;
  while (Date.now() < until) {
    const answer = await fetch(address, cookie === undefined ? {} : { headers: { cookie } });
    if ((await answer.text()).includes('id="rendered-data"')) return;
    await wait(100);
  }
  throw new Error(`${address} comes without its content.`);
}
