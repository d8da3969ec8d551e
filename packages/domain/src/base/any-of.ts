/** Created on first use: it would delay the start of every page that names a list. */
let orList: Intl.ListFormat | undefined;

/** "TypeScript or Java". A single name, the usual case, skips the list formatter, which is slow to create. */
export function anyOf(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? '';
  orList ??= new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return orList.format(names);
}
