import { useMemo, useState } from 'react';

/** Consecutive rows of a long list that the browser lays out, paints and skips together. */
export type Run<Item> = { id: number; items: Item[] };

/**
 * The rows per run. More take too long in one frame; fewer leave hundreds of runs, and the browser checks each of them on every
 * scroll.
 */
const RUN_ITEMS = 10;

/**
 * Divides a long list into runs. A row stays in its run while others are added, removed or moved, so that it is not remounted and
 * keeps the focus.
 *
 * @param keyOf the same function in every render
 */
export function useRuns<Item>(items: readonly Item[], keyOf: (item: Item) => string): Run<Item>[] {
  const [divide] = useState(divider);
  return useMemo(() => divide(items, keyOf), [divide, items, keyOf]);
}

/** @returns a function that divides a list into the same runs as its previous list, as far as possible */
export function divider() {
  let runOf = new Map<string, number>();
  let nextId = 0;
  return <Item>(items: readonly Item[], keyOf: (item: Item) => string): Run<Item>[] => {
    const runs: Run<Item>[] = [];
    const started = new Set<number>();
    const idAt = (index: number) => {
      const item = items[index];
      return item === undefined ? undefined : runOf.get(keyOf(item));
    };
    for (const [index, item] of items.entries()) {
      const [id, idOfNext] = [idAt(index), idAt(index + 1)];
      const run = runs.at(-1);
      // A row that moved up comes before rows of an earlier run.
      const hasMoved = id !== undefined && (started.has(id) || (idOfNext !== undefined && idOfNext < id));
      const begins = id !== undefined && !hasMoved;
      const hasRoom = run && run.items.length < (hasMoved ? 2 : 1) * RUN_ITEMS;
      if (run && (run.id === id || (!begins && hasRoom))) run.items.push(item);
      else {
        // New rows at the top join the first run.
        const beginning = begins ? id : run ? undefined : idOfNext;
        const newId = beginning ?? nextId++;
        started.add(newId);
        runs.push({ id: newId, items: [item] });
      }
    }
    runOf = new Map(runs.flatMap((run) => run.items.map((item) => [keyOf(item), run.id] as const)));
    return runs;
  };
}
