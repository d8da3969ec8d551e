/** A word, or a name of several words, with the marks that its file explains. */
export type Name<Mark extends string> = { readonly word: string; readonly marks: readonly Mark[] };

/** What a kind has about one thing: its word, and below it the other names that stand for it. */
export type Entry<Mark extends string> = Name<Mark> & { readonly names: readonly Name<Mark>[] };

const NAME = /^( *)(.*?)(?: \[([a-z -]+)\])?$/;

/**
 * The entries of a file of words: one a line, names indented below their entry, marks in brackets at the end of the line.
 * Blank lines, lines that start with `#` and notes after `  # ` are left out.
 */
export function entriesOf<Mark extends string>(text: string): readonly Entry<Mark>[] {
  const entries: (Name<Mark> & { names: Name<Mark>[] })[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [, indent, word = '', marks] = NAME.exec(line.replace(/ +# .*$/, '')) ?? [];
    const name = { word, marks: (marks?.split(' ') ?? []) as Mark[] };
    if (indent === '') entries.push({ ...name, names: [] });
    else entries.at(-1)?.names.push(name);
  }
  return entries;
}

/** Whether a word has a mark. */
export const hasMark = <Mark extends string>({ marks }: Name<Mark>, mark: NoInfer<Mark>): boolean =>
  marks.includes(mark);

/** The word of an entry and its other names. */
export const namesOf = <Mark extends string>(entry: Entry<Mark>): readonly Name<Mark>[] => [
  entry,
  ...entry.names,
];

export const wordOf = ({ word }: Name<string>): string => word;
