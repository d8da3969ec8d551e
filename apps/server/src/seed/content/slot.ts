const SLOT = /\{(\w+)\}/g;

/** The names of the slots in a sentence, such as "field" for {field}. */
export const slotsOf = (sentence: string): string[] =>
  [...sentence.matchAll(SLOT)].map(([, name]) => name ?? '');

export const fillSlots = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(SLOT, (_, name: string) => values[name] ?? '');
