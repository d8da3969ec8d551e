/** Says of every field of a record whether somebody gets it. A field that it leaves out does not compile. */
export type ShownFields<T> = Readonly<Record<keyof T, 'shown' | 'refused'>>;

/** A record with the fields that the table shows, and no other. */
export const shownOf = <T extends object, Table extends ShownFields<T>>(record: T, table: Table) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => table[field as keyof T] === 'shown')) as Pick<
    T,
    { [Field in keyof T]-?: Table[Field] extends 'shown' ? Field : never }[keyof T]
  >;
