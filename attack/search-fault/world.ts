import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalPlaces } from '../../apps/server/src/adapters/places/local.ts';
import { OpenSearchTalentIndex } from '../../apps/server/src/adapters/talent-index/opensearch.ts';
import { openDatabase } from '../../apps/server/src/db/client.ts';
import { openCluster } from '../../apps/server/src/db/cluster.ts';
import { openEvents } from '../../apps/server/src/events/events.ts';
import { feedTalentIndex } from '../../apps/server/src/index/feed.ts';
import { addTalents } from '../../apps/server/src/seed/add-talents.ts';
import { quietLog } from '../../apps/server/test/log.ts';
import { type OpenSearchCluster, startNodes } from '../../scripts/opensearch/node.mjs';
import { openTarget } from '../target.ts';
import { hasRoot, NodeNetworks, SmallDisk } from './network.ts';

const NODES = 3;
const DISK_MB = 300;
/** The node that fails. It is not the one that a server asks first. */
export const FAILING = 1;

const ALIAS = 'fault';

/** How soon the nodes notice that one of them is away. The defaults take up to 90 seconds. */
const SOON = {
  'cluster.fault_detection.follower_check.interval': '500ms',
  'cluster.fault_detection.follower_check.timeout': '1500ms',
  'cluster.fault_detection.follower_check.retry_count': '2',
  'cluster.fault_detection.leader_check.interval': '500ms',
  'cluster.fault_detection.leader_check.timeout': '1500ms',
  'cluster.fault_detection.leader_check.retry_count': '2',
  'cluster.publish.timeout': '5s',
  'cluster.follower_lag.timeout': '10s',
};
const DISKS = {
  'cluster.routing.allocation.disk.threshold_enabled': 'true',
  'cluster.info.update.interval': '10s',
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Three nodes of OpenSearch, two servers on one database, and people in it. */
export async function openWorld({ talents, heap }: { talents: number; heap: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-search-fault-'));
  const data = join(folder, `node-${FAILING + 1}`, 'data');
  mkdirSync(data, { recursive: true });
  const networks = hasRoot() ? new NodeNetworks(NODES) : undefined;
  const disk = hasRoot() ? new SmallDisk(data, DISK_MB) : undefined;
  let cluster: OpenSearchCluster | undefined;
  let target: Awaited<ReturnType<typeof openTarget>> | undefined;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.toReversed())
      await one().catch((error: unknown) => console.warn(String(error)));
    await target?.close();
    await cluster?.stop();
    disk?.close();
    networks?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    cluster = await startNodes({
      nodes: NODES,
      folder,
      heap,
      // Compiling for the long run would take the processors from three nodes of a short one.
      isBrief: true,
      settings: { ...SOON, ...(disk ? DISKS : {}) },
      ...(networks ? { places: networks.places } : {}),
    });
    const { urls } = cluster;
    const env = { OPENSEARCH_URL: urls.join(','), OPENSEARCH_INDEX: ALIAS };
    target = await openTarget({ env });
    const { address } = await openCluster(target.dataDir, true);
    const database = openDatabase({
      connection: { ...address, database: 'talaash' },
      poolSize: 12,
      log: quietLog,
    });
    closers.push(() => database.close());
    const events = await openEvents({ database, log: quietLog });
    closers.push(() => events.close());
    await addTalents(
      { database, events, places: createLocalPlaces(), now: Date.now },
      talents,
      () => undefined,
    );
    const other = await target.startNode();
    /** A further server's index and its feed, in this process. @param resumed makes the source of the index, and where to start */
    const openFurther = async (Index: typeof OpenSearchTalentIndex) => {
      const index: OpenSearchTalentIndex = new Index({
        urls,
        alias: ALIAS,
        shards: 1,
        log: quietLog,
        onReturn: () => feed.reload(),
      });
      const feed = feedTalentIndex({ index, db: database.db, events, log: quietLog });
      const end = async () => {
        await feed.close();
        await index.close();
      };
      await feed.loaded;
      return { index, end };
    };
    return {
      cluster,
      networks,
      disk,
      database,
      events,
      servers: [target.url, other.url] as const,
      openFurther,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
