import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { contract } from '@talaash/contract';
import type { ContractRouterClient } from '@orpc/contract';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/base/config.ts';
import type { Log } from '../src/base/log.ts';
import type { Deps } from '../src/call/deps.ts';
import type { Database } from '../src/db/client.ts';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { wire } from '../src/wiring.ts';
import { quietLog } from './log.ts';
import { type Person, peopleOf } from './person.ts';

export type Client = ContractRouterClient<typeof contract>;

export type AppOptions = {
  database: Database;
  instead?: Partial<Deps>;
  env?: Record<string, string>;
  /** Whether the search index runs in a thread of its own. In this one it starts faster. */
  hasSearchThread?: boolean;
  log?: Log;
};

/** Starts the real server on a database and a free port, with offline adapters. Closing it leaves the database open. */
export async function openApp(options: AppOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-files-'));
  const reading = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    TALAASH_DEMO: 'off',
    ...(options.env?.['TALAASH_ENV'] ? {} : { WEAK_PASSWORD_HASHES: 'on' }),
    ...options.env,
  });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  let url = '';
  const wired = await wire({
    config: reading.config,
    baseUrl: () => url,
    log: options.log ?? quietLog,
    database: options.database,
    instead: {
      ...(options.hasSearchThread || reading.config.openSearch
        ? {}
        : { talentIndex: new LocalTalentIndex() }),
      ...options.instead,
    },
  });
  const { deps } = wired;
  const app = await createApp(deps);
  url = (await app.listen({ port: 0, host: 'localhost' }))
    .replace('127.0.0.1', 'localhost')
    .replace('[::1]', 'localhost');
  await wired.indexed;

  const close = async () => {
    await app.close();
    await wired.close();
    await rm(dataDir, { recursive: true, force: true });
  };

  /** A request like a browser's, logged in as a person or as a guest. */
  const request = (path: string, init: RequestInit & { as?: Person } = {}): Promise<Response> => {
    const { as, ...rest } = init;
    return fetch(new URL(path, url), {
      redirect: 'manual',
      ...rest,
      headers: headersOf(url, as, rest.headers),
    });
  };

  /** A typed client, logged in as a person or as a guest. */
  const client = (as?: Person): Client =>
    createORPCClient(new RPCLink({ url: `${url}/api/rpc`, headers: () => headersOf(url, as) }));

  return { url, app, deps, request, client, close, ...peopleOf(deps) };
}

function headersOf(
  url: string,
  as: Person | undefined,
  given?: RequestInit['headers'],
): Record<string, string> {
  return {
    origin: url,
    ...(as ? { cookie: as.cookie } : {}),
    ...Object.fromEntries(new Headers(given)),
  };
}
