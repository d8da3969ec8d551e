/** The paths of all leaf values in a record. */
export const pathsIn = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))
    : [path];

/** A copy of a record with a different value at the path. */
export function changedAt(record: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return differentFrom(record);
  const copy = (Array.isArray(record) ? [...record] : { ...(record as object) }) as Record<string, unknown>;
  copy[key] = changedAt(copy[key], rest);
  return copy;
}

function differentFrom(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  // A currency: another text is not one.
  if (/^[A-Z]{3}$/.test(text)) return text === 'CHF' ? 'SEK' : 'CHF';
  return /^\d{4}-\d\d/.test(text) ? `2015${text.slice(4)}` : `${text}z`;
}
