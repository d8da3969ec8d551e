import { shared } from './shared-memory.ts';

/** The label numbers of each talent: `labels[starts[ordinal]]` up to, not including, `labels[starts[ordinal + 1]]`. */
export type LabelColumn = { starts: Uint32Array; labels: Uint16Array | Uint32Array };

const SHORT_LABELS_MAX = 0xffff;

/** Copies the numbers to 16 bits if all of them fit. */
export function shortened(labels: Uint32Array): LabelColumn['labels'] {
  for (const label of labels) if (label > SHORT_LABELS_MAX) return shared(labels.slice());
  return shared(Uint16Array.from(labels));
}
