import { setTimeout as wait } from 'node:timers/promises';
import { OpenSearchTalentIndex } from '../../apps/server/src/adapters/talent-index/opensearch.ts';
import { FAILING, type World } from './world.ts';

/** Something that happens to the cluster while people search. */
export type Fault = {
  name: string;
  /** @param lastsMs how long the fault stays. Resolves when it is over. */
  happen(world: World, lastsMs: number): Promise<void>;
};

/** Loads everything again into an index of its own, which takes the place of the one that is searched. */
class Rebuilt extends OpenSearchTalentIndex {
  override async resume(sourceId: string): Promise<undefined> {
    await super.resume(sourceId);
    await this.clear();
  }
}

/** A release that reads profiles in another way. */
class OtherRelease extends OpenSearchTalentIndex {
  override resume(sourceId: string) {
    return super.resume(`${sourceId}-next`);
  }
}

const restarted = async ({ cluster }: World, nodes: readonly number[]) => {
  for (const at of nodes) cluster.restart(at);
  await cluster.healthy();
};

export const NETWORK_FAULTS: readonly Fault[] = [
  {
    name: 'a node is cut off',
    async happen({ networks, cluster }, lastsMs) {
      networks?.cut(FAILING);
      await wait(lastsMs);
      networks?.mend(FAILING);
      await cluster.healthy();
    },
  },
  {
    name: 'the disk of a node is full',
    async happen({ disk, cluster }, lastsMs) {
      disk?.fill();
      await wait(lastsMs * 2);
      disk?.free();
      await cluster.healthy();
    },
  },
];

export const FAULTS: readonly Fault[] = [
  { name: 'nothing', happen: (_, lastsMs) => wait(lastsMs) },
  {
    name: 'a node is killed',
    async happen(world, lastsMs) {
      world.cluster.kill(FAILING, 'SIGKILL');
      await wait(lastsMs);
      await world.cluster.ended(FAILING);
      await restarted(world, [FAILING]);
    },
  },
  {
    name: 'a node is frozen',
    async happen({ cluster }, lastsMs) {
      cluster.kill(FAILING, 'SIGSTOP');
      await wait(lastsMs);
      cluster.kill(FAILING, 'SIGCONT');
      await cluster.healthy();
    },
  },
  {
    name: 'the index is loaded again',
    async happen({ openFurther }) {
      const { end } = await openFurther(Rebuilt);
      await end();
    },
  },
  {
    name: 'two releases at once',
    async happen({ openFurther }, lastsMs) {
      const { end } = await openFurther(OtherRelease);
      await wait(lastsMs);
      await end();
    },
  },
  {
    name: 'the whole cluster is away',
    async happen(world, lastsMs) {
      const nodes = [...world.cluster.urls.keys()];
      for (const at of nodes) world.cluster.kill(at, 'SIGKILL');
      await wait(lastsMs);
      await othersAnswer(world);
      for (const at of nodes) await world.cluster.ended(at);
      await restarted(world, nodes);
    },
  },
];

/** @throws when something that needs no index does not answer */
async function othersAnswer({ servers }: World): Promise<void> {
  for (const url of servers) {
    const response = await fetch(`${url}/api/v1/public-configuration`, { signal: AbortSignal.timeout(2000) });
    if (!response.ok) throw new Error(`The configuration was answered with ${response.status}.`);
  }
}
