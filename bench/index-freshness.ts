import { setTimeout as wait } from 'node:timers/promises';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import type { TalentDocument, TalentIndex } from '@talaash/talent-index/port';
import { percentile } from './print.ts';

const POLL_MS = 5;
/** As many changes as a feed writes at once. */
const BATCH = 500;

/**
 * Changes talents at a steady rate as the feeds of servers do: each writes what has waited as one batch. The last of the servers is
 * searched for a word of the new text, for one change at a time.
 *
 * @returns milliseconds from a change to the search that finds it, without the database's part; and the achieved rate per second
 */
export async function measureIndexFreshness(
  indices: readonly TalentIndex[],
  documents: readonly TalentDocument[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ p50: number; p95: number; max: number; perSecond: number }> {
  const feeds = indices.map((index) => openFeed(index));
  const delays: number[] = [];
  let measuring: Promise<void> | undefined;
  const measure = async (index: TalentIndex, talentId: string, word: string) => {
    delays.push(await foundAfter(index, talentId, word));
    measuring = undefined;
  };
  const startedAt = performance.now();
  // After those of an earlier run on the same index.
  const firstVersion = Date.now() * 1000;
  const end = perSecond * seconds;
  for (let number = 0; number < end; number += 1) {
    const early = startedAt + (number * 1000) / perSecond - performance.now();
    if (early > 1) await wait(early);
    const document = documents[number % documents.length] as TalentDocument;
    const word = `q${number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}zq`;
    const changed = { ...document, about: `I take care of ${word}.`, updatedAtMs: Date.now() };
    for (const feed of feeds) feed.push({ document: changed, version: firstVersion + number });
    const index = indices.at(-1) as TalentIndex;
    measuring ??= measure(index, document.talentId, word);
  }
  const reached = (end * 1000) / (performance.now() - startedAt);
  await measuring;
  await Promise.all(feeds.map((feed) => feed.written()));
  return {
    p50: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
    max: percentile(delays, 1),
    perSecond: Math.round(reached),
  };
}

type Change = { document: TalentDocument; version: number };

function openFeed(index: TalentIndex) {
  let waiting: Change[] = [];
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await index.apply({
        upserts: batch.map(({ document }) => document),
        removals: [],
        versions: Object.fromEntries(batch.map(({ document, version }) => [document.talentId, version])),
      });
    }
    writing = undefined;
  };
  return {
    push(change: Change): void {
      waiting.push(change);
      writing ??= write();
    },
    async written(): Promise<void> {
      await writing;
    },
  };
}

async function foundAfter(index: TalentIndex, talentId: string, word: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { hits } = await index.search({ ...EVERYBODY, text: `${word} ` });
    if (hits.some((hit) => hit.talentId === talentId)) return performance.now() - startedAt;
    await wait(POLL_MS);
  }
}
