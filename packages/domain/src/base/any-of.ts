/** Made when it is first needed: it would hold up the start of every page that names a list. */
let orList: Intl.ListFormat | undefined;

/** "TypeScript or Java". One name, as nearly always, is left as it is: making a list takes longer than all around it. */
export function anyOf(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? '';
  orList ??= new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return orList.format(names);
}
