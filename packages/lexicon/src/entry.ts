/** A word, or a name of several words, with the marks that its file explains and the names below it. */
export type Entry<Mark extends string> = {
  readonly word: string;
  readonly marks: readonly Mark[];
  readonly names: readonly Entry<Mark>[];
};

type Growing<Mark extends string> = Entry<Mark> & { readonly names: Growing<Mark>[] };

const LINE = /^( *)(.*?)(?: \[([a-z -]+)\])?$/;
const NOTE = / +# .*$/;

/** Blanks before a name, for each entry that it is below. */
export const INDENT = 2;

/**
 * The entries of a file of words: one a line, names indented by two blanks below what they stand for, marks in brackets at the end of
 * the line. Blank lines, lines that start with `#` and notes after `  # ` are left out.
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

/** The words of the entries that have a mark. */
export const wordsWith = <Mark extends string>(
  entries: readonly Entry<Mark>[],
  mark: NoInfer<Mark>,
): string[] => entries.filter((entry) => hasMark(entry, mark)).map(wordOf);
