/** The line below the head of a table, also inside a list or a quote. */
const DELIMITER_ROW = /^[\s>:|*+.)\d-]+$/;

/** How many cells the tables of a text have at most: each row gets all columns of its table. */
export function tableCells(lines: readonly string[]): number {
  let columns = 0;
  let cells = 0;
  for (const line of lines) {
    if (line.trim() === '') columns = 0;
    else if (line.includes('|') && DELIMITER_ROW.test(line))
      columns = Math.max(columns, line.split('|').length);
    cells += columns;
  }
  return cells;
}
