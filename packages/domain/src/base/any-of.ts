const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "TypeScript or Java". One name, as nearly always, is left as it is: making a list takes longer than all around it. */
export const anyOf = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : OR_LIST.format(names);
