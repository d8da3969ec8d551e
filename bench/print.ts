/** The value at or below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Rounded to two decimals. */
export const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Prints a table. The first row is the header, the first column text. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, String(cell).length)),
    [],
  );
  for (const row of rows) {
    const cells = row.map((cell, at) =>
      at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

/** Says how long a bench takes on two idle cores, so that nobody takes a long one for a hanging one. */
export const announceDuration = (duration: string): void =>
  console.log(`This takes about ${duration} on two idle cores.`);
