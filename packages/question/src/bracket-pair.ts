import type { Item } from './item.ts';

/** Deeper brackets are read as if they were not there. */
const DEPTH_MAX = 12;

/** The closing bracket of each opening one. One without the other is left out. */
export function bracketPairs(items: readonly Item[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { kind }] of items.entries()) {
    if (kind === 'open') open.push(at);
    else if (kind === 'close') {
      const start = open.pop();
      if (start !== undefined && open.length < DEPTH_MAX) pairs.set(start, at);
    }
  }
  return pairs;
}
