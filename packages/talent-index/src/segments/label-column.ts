/** What each talent has, as label numbers of a register: `labels[starts[ordinal]]` up to `labels[starts[ordinal + 1]]`. */
export type LabelColumn = { starts: Uint32Array; labels: Uint32Array };
