/**
 * The unrestricted Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbors, with edits allowed
 * between swapped letters.
 *
 * @returns the distances from all of `a` to each prefix of `b`, by the prefix's length. A view of one shared array, valid until
 * the next call.
 */
function distancesToPrefixes(a: string, b: string): Uint8Array {
  const width = b.length + 2;
  if (TABLE.length < (a.length + 2) * width) TABLE = new Uint8Array((a.length + 2) * width * 2);
  const table = TABLE;
  const infinity = Math.min(255, a.length + b.length + 1);
  LAST_ROW.clear();
  table[0] = infinity;
  for (let i = 0; i <= a.length; i += 1) {
    table[(i + 1) * width] = infinity;
    table[(i + 1) * width + 1] = i;
  }
  for (let j = 0; j <= b.length; j += 1) {
    table[j + 1] = infinity;
    table[width + j + 1] = j;
  }
  for (let i = 1; i <= a.length; i += 1) {
    let lastColumn = 0;
    for (let j = 1; j <= b.length; j += 1) {
      const row = LAST_ROW.get(b.charCodeAt(j - 1)) ?? 0;
      const column = lastColumn;
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      if (isSame) lastColumn = j;
      const substituted = (table[i * width + j] as number) + (isSame ? 0 : 1);
      const inserted = (table[(i + 1) * width + j] as number) + 1;
      const deleted = (table[i * width + j + 1] as number) + 1;
      const swapped = (table[row * width + column] as number) + (i - row - 1) + 1 + (j - column - 1);
      table[(i + 1) * width + j + 1] = Math.min(substituted, inserted, deleted, swapped);
    }
    LAST_ROW.set(a.charCodeAt(i - 1), i);
  }
  return table.subarray((a.length + 1) * width + 1, (a.length + 1) * width + 1 + b.length + 1);
}

let TABLE = new Uint8Array(64 * 64);
const LAST_ROW = new Map<number, number>();

/** The number of edits between two words of at most 120 letters each. */
export function editDistance(a: string, b: string): number {
  return distancesToPrefixes(a, b)[b.length] ?? 0;
}

/** The number of edits from `prefix` to the nearest prefix of `word`. */
export function prefixDistance(prefix: string, word: string): number {
  return Math.min(...distancesToPrefixes(prefix, word));
}
