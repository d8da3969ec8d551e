/** Type-checked paths, including paths into lists. */
export type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;
export type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Values
      ? NestedValue<NonNullable<Values[Head]>, Rest>
      : never
    : never;
type NestedValue<Parent, Path extends string> = Parent extends readonly (infer Item)[]
  ? Path extends `${number}.${infer Rest}`
    ? FieldValue<Item, Rest>
    : Item
  : FieldValue<Parent, Path>;

/** The value at a path ("links.0.url") of a record. */
export function valueAt(values: object, path: string): unknown {
  let value: unknown = values;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

export const listAt = (values: object, path: string): readonly unknown[] =>
  (valueAt(values, path) as readonly unknown[] | undefined) ?? [];

/** A copy of the record with another value at a path. It shares all parts off the path; the record is unchanged. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.');
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Record<string, unknown>;
  copy[head] = rest.length === 0 ? value : withValueAt(copy[head] ?? {}, rest.join('.'), value);
  return copy as Values;
}
