import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TalentIndex } from '@talaash/talent-index/port';
import { OpenSearchTalentIndex } from '../apps/server/src/adapters/talent-index/opensearch.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { startNodes } from '../scripts/opensearch/node.mjs';
import { CURSOR } from './kept-index.ts';

/** An answer that takes longer fails the measurement: it says how long answers take, not which are given up. */
const ANSWER_MS_MAX = 60_000;

export type SearchCluster = Awaited<ReturnType<typeof openSearchCluster>>;

/**
 * Real OpenSearch nodes on this machine, and an index in them as a server has it.
 *
 * @param folder keeps the data: a cluster that was filled before is not filled again
 */
export async function openSearchCluster(
  folder: string,
  options: { nodes: number; shards: number; heap: string },
) {
  const { nodes, shards, heap } = options;
  const cluster = await startNodes({ nodes, folder, heap });
  const indices: OpenSearchTalentIndex[] = [];
  const openIndex = () => {
    const index = new OpenSearchTalentIndex({
      urls: cluster.urls,
      alias: 'bench',
      shards,
      questionMs: ANSWER_MS_MAX,
      log: quietLog,
      onReturn: () => undefined,
    });
    indices.push(index);
    return index;
  };
  return {
    version: cluster.version,
    openIndex,
    /** Resolves when no shard is still read or copied. */
    settled: () => settled(cluster.urls[0] ?? ''),
    /** Answers that shards keep until they change: nobody asks the same again and again while people change. */
    forgetAnswers: async () => {
      await fetch(`${cluster.urls[0]}/_cache/clear?request=true`, { method: 'POST' });
    },
    /** Of all nodes. `heapMb` and what Java needs beside it cannot be taken away; `mappedMb` are files that the system may drop. */
    memory: () => {
      const statuses = cluster.pids().map((pid) => readFileSync(`/proc/${pid}/status`, 'utf8'));
      const sum = (name: string) =>
        Math.round(
          statuses.reduce(
            (all, status) => all + Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]),
            0,
          ) / 1024,
        );
      return { ownMb: sum('RssAnon'), mappedMb: sum('RssFile') };
    },
    diskMb: () =>
      cluster.ports.reduce((all, _, at) => all + sizeMb(join(folder, `node-${at + 1}`, 'data')), 0),
    close: async () => {
      for (const index of indices) await index.close();
      await cluster.stop();
    },
  };
}

const sizeMb = (folder: string): number =>
  Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);

async function settled(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/_cluster/health?wait_for_no_initializing_shards=true&timeout=10s`);
    const health = (await answer.json()) as { timed_out: boolean; status: string };
    if (!health.timed_out && health.status !== 'red') return;
    await wait(500);
  }
}

/** Whether an index has these talents from an earlier run. */
export async function isFilled(index: TalentIndex, talents: number): Promise<boolean> {
  const cursor = await index.resume('bench');
  return cursor?.id === CURSOR.id && (await index.status()).talents === talents;
}
