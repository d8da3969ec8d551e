import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findJava,
  JarsUnavailable,
  type OpenSearchCluster,
  startNodes,
} from '../../../scripts/opensearch/node.mjs';

/**
 * A real node on the loopback, or the one that OPENSEARCH_TEST_URL names. Undefined on a machine without a JDK, or if the jars of
 * OpenSearch cannot be fetched: tests are left out then.
 */
export async function openSearchCluster(): Promise<Pick<OpenSearchCluster, 'urls' | 'stop'> | undefined> {
  const running = process.env['OPENSEARCH_TEST_URL'];
  if (running !== undefined) return { urls: [running], stop: () => Promise.resolve() };
  if (findJava() === undefined) return leftOut('they need a JDK of 17 or later');
  const folder = await mkdtemp(join(tmpdir(), 'talaash-opensearch-'));
  try {
    const cluster = await startNodes({ folder, heap: '512m' });
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
