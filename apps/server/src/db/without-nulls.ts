/** A row without its nulls: the shape of the domain's records, whose optional fields are absent. */
export type WithoutNulls<Row> = {
  [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<Row[Field]> };

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
