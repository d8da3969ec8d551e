import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '../attack/target.ts';
import { runWebhooks } from '../attack/webhook-run.ts';
import { peopleOf } from './fixture/person.ts';
import { type Server, startServer } from './fixture/server.ts';
import { expect, test } from './fixture/test.ts';

test('Nodes that are killed lose no webhook, change no id, and keep the order of conversations', async () => {
  // Up to a minute of it is the wait for what a killed node was sending.
  test.setTimeout(600_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'talaash-webhooks-'));
  const servers: Server[] = [];
  const startNode = async () => {
    const server = await startServer({ dataDir, env: { TALAASH_DEMO: 'off' } });
    servers.push(server);
    return server;
  };
  const { url } = await startNode();
  try {
    const { premium } = peopleOf(url);
    const run = { events: 600, kills: 3, conversations: 20, nodes: 3, seed: 7 };
    expect(await runWebhooks({ premium, connect: () => connectTo(dataDir), startNode }, run)).toMatchObject({
      lost: 0,
      changedIds: 0,
      outOfOrder: 0,
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
});
