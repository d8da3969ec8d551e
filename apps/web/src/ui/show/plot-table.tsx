import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface PlotTableProps {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The data of a plot as a table, for screen readers. */
export function PlotTable({ name, heads, rows }: PlotTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={at}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
