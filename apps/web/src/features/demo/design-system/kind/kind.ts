/** What stands under one heading of the design system. */
export interface Entry {
  /** Its example in ./example, and its anchor. */
  id: string;
  name: string;
  about: string;
  /** The exports of ui/ that it shows, by file. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** What these are made of. Nobody else uses it. */
  inner?: Readonly<Record<string, readonly string[]>>;
  /** How its states stand: beside each other, below each other, or each on a page of its own. `columns` by default. */
  layout?: 'columns' | 'rows' | 'pages';
}

export interface Kind {
  id: string;
  title: string;
  about: string;
  entries: readonly Entry[];
}
