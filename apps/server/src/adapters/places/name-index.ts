/** The sorted search texts of places: each place's folded name, and the rest of it from each later word on. */
export type NameIndex = {
  texts: string[];
  placeIds: Uint32Array;
  /** 1 where the text begins inside a name, 0 where it is the whole. */
  inside: Uint8Array;
  /** How many characters a text shares with the one before it. */
  shared: Uint8Array;
};

export type Found = { placeId: number; text: string; isInside: boolean };

export function indexNames(names: Iterable<{ placeId: number; name: string; rest: string }>): NameIndex {
  const keys: Found[] = [];
  for (const { placeId, name, rest } of names) {
    let from = 0;
    while (from >= 0) {
      keys.push({ placeId, text: `${name.slice(from)} ${rest}`, isInside: from > 0 });
      const space = name.indexOf(' ', from);
      from = space < 0 ? -1 : space + 1;
    }
  }
  keys.sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    texts: keys.map((key) => key.text),
    placeIds: Uint32Array.from(keys, (key) => key.placeId),
    inside: Uint8Array.from(keys, (key) => Number(key.isInside)),
    shared: Uint8Array.from(keys, (key, at) =>
      at === 0 ? 0 : sharedPrefixLength(keys[at - 1]?.text ?? '', key.text),
    ),
  };
}

/** Every text that begins with `prefix`. */
export function* findByPrefix(index: NameIndex, prefix: string): Generator<Found> {
  for (let at = lowerBound(index.texts, prefix); at < index.texts.length; at++) {
    const text = index.texts[at] ?? '';
    if (!text.startsWith(prefix)) return;
    yield { placeId: index.placeIds[at] ?? 0, text, isInside: index.inside[at] === 1 };
  }
}

/**
 * Every text that begins with `prefix` up to one typo: a letter that is missing, added, wrong, or swapped with its
 * neighbour. Rows of the edit distance are reused along the sorted texts, so that a shared beginning is computed once.
 */
export function* findByPrefixWithTypo(index: NameIndex, prefix: string): Generator<Found> {
  const width = prefix.length + 1;
  const table: TypoTable = {
    prefix,
    rows: [Uint8Array.from({ length: width }, (_, column) => column)],
    depth: 0,
    hopelessFrom: Number.POSITIVE_INFINITY,
    matchedFrom: Number.POSITIVE_INFINITY,
  };
  for (let at = 0; at < index.texts.length; at++) {
    const shared = index.shared[at] ?? 0;
    if (shared >= table.hopelessFrom) continue;
    const text = index.texts[at] ?? '';
    if (shared < table.matchedFrom) compareFrom(table, shared, text);
    if (table.matchedFrom <= table.depth)
      yield { placeId: index.placeIds[at] ?? 0, text, isInside: index.inside[at] === 1 };
  }
}

/** The edit distances between a prefix and the beginning of the current text. */
type TypoTable = {
  prefix: string;
  /** One row for each letter of the text, up to `depth`. */
  rows: Uint8Array[];
  depth: number;
  /** Texts that share this many letters have more than one typo, whatever follows. */
  hopelessFrom: number;
  /** Texts that share this many letters match, whatever follows. */
  matchedFrom: number;
};

/** Fills the table for a text that shares its first `shared` letters with the one before, until it matches or cannot. */
function compareFrom(table: TypoTable, shared: number, text: string): void {
  const { rows, prefix } = table;
  table.depth = Math.min(shared, table.depth);
  table.hopelessFrom = Number.POSITIVE_INFINITY;
  table.matchedFrom = Number.POSITIVE_INFINITY;
  while (table.depth < text.length) {
    const depth = ++table.depth;
    rows[depth] ??= new Uint8Array(prefix.length + 1);
    const least = fillRow(rows, depth, text, prefix);
    if ((rows[depth]?.[prefix.length] ?? 9) <= 1) table.matchedFrom = depth;
    if (least > 1) table.hopelessFrom = depth;
    if (table.matchedFrom <= depth || table.hopelessFrom <= depth) return;
  }
}

/** Fills a row of the Damerau-Levenshtein table (restricted transpositions) and returns its least value. */
function fillRow(rows: Uint8Array[], depth: number, text: string, prefix: string): number {
  const row = rows[depth] as Uint8Array;
  const above = rows[depth - 1] as Uint8Array;
  const letter = text[depth - 1];
  row[0] = depth;
  let least = depth;
  for (let column = 1; column < row.length; column++) {
    const same = letter === prefix[column - 1];
    let cost = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (same ? 0 : 1),
    );
    if (depth > 1 && column > 1 && letter === prefix[column - 2] && text[depth - 2] === prefix[column - 1]) {
      cost = Math.min(cost, (rows[depth - 2]?.[column - 2] as number) + 1);
    }
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function lowerBound(texts: string[], wanted: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedPrefixLength(before: string, text: string): number {
  const longest = Math.min(before.length, text.length, 255);
  let length = 0;
  while (length < longest && before[length] === text[length]) length++;
  return length;
}
