/** How deep lists and quotes may nest, and how deep bold, italic and other marks. */
export const MARKDOWN_LEVELS_MAX = 10;

/** Each row of a table gets all of its columns, however few cells are typed. */
export const MARKDOWN_TABLE_CELLS_MAX = 2000;

/** Headings that a line of `=` or `-` below them makes. */
export const MARKDOWN_UNDERLINES_MAX = 100;
