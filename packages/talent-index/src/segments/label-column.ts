import { shared } from './shared-memory.ts';

/** What each talent has, as label numbers of a register: `labels[starts[ordinal]]` up to `labels[starts[ordinal + 1]]`. */
export type LabelColumn = { starts: Uint32Array; labels: Uint16Array | Uint32Array };

const SHORT_LABELS_MAX = 0xffff;

/** The same numbers in half of the memory, when all of them are small. */
export function shortened(labels: Uint32Array): LabelColumn['labels'] {
  for (const label of labels) if (label > SHORT_LABELS_MAX) return shared(labels.slice());
  return shared(Uint16Array.from(labels));
}
