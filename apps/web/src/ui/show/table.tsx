import { memo, type ReactNode } from 'react';
import css from './table.module.css';
import { useRuns } from './runs.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface Column<Row> {
  head: string;
  /** The heading is for screen readers only, as above a column of buttons. */
  hideHead?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  /** Hidden on phones, where the first column shows the same information. */
  wide?: boolean | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  /** Pass the same array in every render, so that unchanged rows do not rerender. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selected?: string | undefined;
  /**
   * For hundreds of rows: they are laid out in runs, with the column widths of `--columns`, in the syntax of
   * `grid-template-columns`. `keyOf` is the same function in every render.
   */
  isLong?: boolean;
}

/** The roles that a browser drops from a table with another display value. */
const ROLES = { table: 'table', group: 'rowgroup', row: 'row', head: 'columnheader', cell: 'cell' } as const;

const NO_ROLES: Partial<typeof ROLES> = {};

/** Records in columns. On narrow screens the table scrolls sideways. */
export function Table<Row>({ caption, columns, rows, keyOf, selected, isLong = false }: TableProps<Row>) {
  const roles = isLong ? ROLES : NO_ROLES;
  const rowsOf = (some: readonly Row[]) =>
    some.map((row) => (
      <TableRow
        key={keyOf(row)}
        row={row}
        columns={columns as readonly Column<unknown>[]}
        isSelected={selected === keyOf(row)}
        roles={roles}
      />
    ));
  return (
    <div className={css['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={css['table']} role={roles.table} data-long={isLong || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role={roles.group}>
          <tr role={roles.row}>
            {columns.map((column) => (
              <th
                key={column.head}
                role={roles.head}
                scope="col"
                data-align={column.align}
                data-wide={column.wide}
                style={{ width: column.width }}
              >
                {column.hideHead ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        {isLong ? <Runs rows={rows} keyOf={keyOf} render={rowsOf} /> : <tbody>{rowsOf(rows)}</tbody>}
      </table>
    </div>
  );
}

interface RunsProps<Row> extends Pick<TableProps<Row>, 'rows' | 'keyOf'> {
  render: (rows: readonly Row[]) => ReactNode;
}

function Runs<Row>({ rows, keyOf, render }: RunsProps<Row>) {
  return useRuns(rows, keyOf).map(({ id, items }) => (
    <tbody key={id} role={ROLES.group} style={{ ['--rows' as string]: items.length }}>
      {render(items)}
    </tbody>
  ));
}

interface TableRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  isSelected: boolean;
  roles: Partial<typeof ROLES>;
}

const TableRow = memo(function TableRow({ row, columns, isSelected, roles }: TableRowProps) {
  return (
    <tr role={roles.row} aria-selected={isSelected || undefined}>
      {columns.map((column) => (
        <td key={column.head} role={roles.cell} data-align={column.align} data-wide={column.wide}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});
