/** Every field of a record, optional ones included. A field that is optional in the record may be null here. */
type EveryField<T> = {
  [Field in keyof Required<T>]: undefined extends T[Field] ? T[Field] | null : T[Field];
};

/** Makes a record from an object that names every field. Fields that are null or undefined are left out. */
export const recordOf = <T extends object>(fields: EveryField<T>): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as T;

/** Checks that a type has every one of these fields: a missing field is a type error. */
export type WithEvery<Field extends PropertyKey, T extends Record<Field, unknown>> = T;
