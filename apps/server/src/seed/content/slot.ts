const SLOT = /\{(\w+)\}/g;

/** The slots that a sentence leaves open, such as {field}. */
export const slotsOf = (sentence: string): string[] =>
  [...sentence.matchAll(SLOT)].map(([, name]) => name ?? '');

export const fillSlots = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(SLOT, (_, name: string) => values[name] ?? '');
