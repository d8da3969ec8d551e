import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava, type OpenSearchCluster, startNodes } from '../../../scripts/opensearch/node.mjs';

/** Without a JDK, tests against OpenSearch are left out. */
export const hasJava = findJava() !== undefined;

if (!hasJava) console.log('Left out: tests against OpenSearch need a JDK of 17 or later.');

/** Real nodes on the loopback, or those that OPENSEARCH_TEST_URL names. */
export async function openSearchCluster(nodes = 1): Promise<Pick<OpenSearchCluster, 'urls' | 'stop'>> {
  const running = process.env['OPENSEARCH_TEST_URL'];
  if (running !== undefined) return { urls: [running], stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'talaash-opensearch-'));
  const cluster = await startNodes({ nodes, folder, heap: '512m' });
  return {
    urls: cluster.urls,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
