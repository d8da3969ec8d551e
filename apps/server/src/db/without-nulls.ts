/** A row without its nulls: the shape of the domain's records, whose optional fields are absent. */
export type WithoutNulls<Row> = {
  [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<Row[Field]> };

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}

/** Columns for the fields of a record: the opposite of a row without its nulls. A column for an optional field is nullable. */
type WithNulls<T> = {
  [Field in keyof T]-?: undefined extends T[Field] ? NonNullable<T[Field]> | null : T[Field];
};

/** The columns that store these fields of a record. An absent field is null. */
export const withNulls = <T extends object, Field extends keyof T>(
  record: T,
  fields: readonly Field[],
): WithNulls<Pick<T, Field>> =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null])) as WithNulls<Pick<T, Field>>;
