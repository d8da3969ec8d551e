/** For every field of a record, whether a reader gets it. A missing field is a type error. */
export type ShownFields<T> = Readonly<Record<keyof T, 'shown' | 'refused'>>;

/** A copy of the record with only the fields that the table shows. */
export const shownOf = <T extends object, Table extends ShownFields<T>>(record: T, table: Table) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => table[field as keyof T] === 'shown')) as Pick<
    T,
    { [Field in keyof T]-?: Table[Field] extends 'shown' ? Field : never }[keyof T]
  >;
