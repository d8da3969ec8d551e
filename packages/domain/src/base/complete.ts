/** What a list of all fields of a record may hold: an optional field has to be named too, and may be null. */
type Complete<T> = {
  [Field in keyof Required<T>]: undefined extends T[Field] ? T[Field] | null : T[Field];
};

/** Makes a record of a list that names every field, so that none is forgotten; those that hold nothing are absent. */
export const recordOf = <T extends object>(fields: Complete<T>): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as T;

/** A type that has every one of these fields: it does not compile while it lacks one. */
export type WithEvery<Field extends PropertyKey, T extends Record<Field, unknown>> = T;
