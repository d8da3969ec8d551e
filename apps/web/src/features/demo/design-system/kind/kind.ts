/** The content under one heading of the design system. */
export interface Entry {
  /** The name of its example in ./example, and its anchor. */
  id: string;
  name: string;
  about: string;
  /** The exports of ui/ that it shows, by file. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Its internal parts, which no other component uses. */
  inner?: Readonly<Record<string, readonly string[]>>;
  /** The layout of its states: side by side, stacked, or each on its own page. `columns` by default. */
  layout?: 'columns' | 'rows' | 'pages';
}

export interface Kind {
  id: string;
  title: string;
  about: string;
  entries: readonly Entry[];
}
