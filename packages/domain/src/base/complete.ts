/** Every field of a record, optional ones included. A field that is optional in the record may be null here. */
type EveryField<T> = {
  [Field in keyof Required<T>]: undefined extends T[Field] ? T[Field] | null : T[Field];
};

/** Makes a record from an object that names every field. Fields that are null or undefined are left out. */
export function recordOf<T extends object>(fields: EveryField<T>): T {
  const record: Record<string, unknown> = {};
  // A loop, because every answer of a call passes here.
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined && value !== null) record[field] = value;
  return record as T;
}

/** A copy of a record with these fields alone. */
export const pick = <T extends object, Field extends keyof T>(
  record: T,
  fields: readonly Field[],
): Pick<T, Field> => Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, Field>;

/** Checks that a type has every one of these fields: a missing field is a type error. */
export type WithEvery<Field extends PropertyKey, T extends Record<Field, unknown>> = T;
