/** A word or a name of several words, with its marks (explained at the top of its file) and the names below it. */
export type Entry<Mark extends string> = {
  readonly word: string;
  readonly marks: readonly Mark[];
  readonly names: readonly Entry<Mark>[];
};

type Growing<Mark extends string> = Entry<Mark> & { readonly names: Growing<Mark>[] };

const LINE = /^( *)(.*?)(?: \[([a-z -]+)\])?$/;
const NOTE = / +# .*$/;

/** Spaces of indent for each level of names. */
export const INDENT = 2;

/**
 * Parses a word file: one entry a line, its names below it indented by two spaces, marks in brackets at the end of the line.
 * Skips blank lines, lines that start with `#`, and notes after ` # `.
 */
export function entriesOf<Mark extends string>(text: string): readonly Entry<Mark>[] {
  const top: Growing<Mark>[] = [];
  const open: Growing<Mark>[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [, indent = '', word = '', marks] = LINE.exec(line.replace(NOTE, '')) ?? [];
    const entry = { word, marks: (marks?.split(' ') ?? []) as Mark[], names: [] };
    const depth = indent.length / INDENT;
    (open[depth - 1]?.names ?? top).push(entry);
    open.splice(depth, open.length, entry);
  }
  return top;
}

export const hasMark = <Mark extends string>({ marks }: Entry<Mark>, mark: NoInfer<Mark>): boolean =>
  marks.includes(mark);

/** An entry and the names below it. */
export const namesOf = <Mark extends string>(entry: Entry<Mark>): readonly Entry<Mark>[] => [
  entry,
  ...entry.names,
];

export const wordOf = ({ word }: Entry<string>): string => word;

/** The words of entries. */
export const wordsOfAll = <Mark extends string>(entries: readonly Entry<Mark>[]): string[] =>
  entries.map(wordOf);

/** The words of the entries with this mark. */
export const wordsWith = <Mark extends string>(
  entries: readonly Entry<Mark>[],
  mark: NoInfer<Mark>,
): string[] => entries.filter((entry) => hasMark(entry, mark)).map(wordOf);
