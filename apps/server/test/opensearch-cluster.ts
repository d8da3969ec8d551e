import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findJava,
  JarsUnavailable,
  type OpenSearchCluster,
  startNodes,
} from '../../../scripts/opensearch/node.mjs';

/**
 * A real node on the loopback, or those that OPENSEARCH_TEST_URL names. Undefined on a machine without a JDK, or if the jars of
 * OpenSearch cannot be fetched: tests are left out then.
 */
export async function openSearchCluster({
  isBrief,
}: {
  isBrief: boolean;
}): Promise<Pick<OpenSearchCluster, 'urls' | 'stop'> | undefined> {
  const running = process.env['OPENSEARCH_TEST_URL'];
  if (running !== undefined) return { urls: running.split(','), stop: () => Promise.resolve() };
  if (findJava() === undefined) return leftOut('they need a JDK of 17 or later');
  const folder = await mkdtemp(join(tmpdir(), 'talaash-opensearch-'));
  try {
    const cluster = await startNodes({ folder, heap: '512m', isBrief });
    return {
      urls: cluster.urls,
      stop: async () => {
        await cluster.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    if (error instanceof JarsUnavailable) return leftOut(error.message);
    throw error;
  }
}

function leftOut(reason: string): undefined {
  console.log(`Left out: tests against OpenSearch (${reason}).`);
}

export type Way = { url: string; cut: () => void; mend: () => void; close: () => Promise<void> };

/** A way to a node that can be cut: connections end, and new ones are closed. */
export async function wayTo(node: string): Promise<Way> {
  const { hostname, port } = new URL(node);
  const open = new Set<Socket>();
  let isCut = false;
  const cutOff = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      cutOff();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cutOff();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The words in the lists of all releases. @param base what their indices are called after */
export async function storedWords(url: string, base: string): Promise<string[]> {
  const names = `${url}/${base}_v*_names`;
  await fetch(`${names}/_refresh`, { method: 'POST' });
  const answer = await fetch(`${names}/_search?size=10000`);
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { key: string } }[] } };
  return hits.hits.map(({ _source }) => _source.key);
}
