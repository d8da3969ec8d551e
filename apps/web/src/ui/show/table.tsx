import { memo, type ReactNode } from 'react';
import css from './table.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface Column<Row> {
  head: string;
  /** The head is for screen readers only, as above a column of buttons. */
  hideHead?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  /** Hidden on phones, where the first column shows the same. */
  wide?: boolean | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The same columns in every render spare the rows that do not change. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selected?: string | undefined;
}

/** Records in columns. On narrow screens the table scrolls sideways. */
export function Table<Row>({ caption, columns, rows, keyOf, selected }: TableProps<Row>) {
  return (
    <div className={css['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={css['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.head}
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
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={columns as readonly Column<unknown>[]}
              isSelected={selected === keyOf(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  isSelected: boolean;
}

const TableRow = memo(function TableRow({ row, columns, isSelected }: TableRowProps) {
  return (
    <tr aria-selected={isSelected || undefined}>
      {columns.map((column) => (
        <td key={column.head} data-align={column.align} data-wide={column.wide}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});
