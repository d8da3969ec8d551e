import type { FileRef } from '@talaash/domain/file/schema';
import type { Locality } from '@talaash/domain/locality/schema';
import { fieldLabel } from '@talaash/domain/base/words';
import type { FreeText, TextKind } from './finding.ts';

/** Returns the texts of a field. `fieldsLabel` is its label in a finding. */
type Reading<Value> = (value: Value, fieldsLabel: string) => FreeText[];

/** Whether a value may contain text that somebody typed: a string that is no closed list, also in a list or a record. */
type HoldsText<Value> = Value extends string
  ? string extends Value
    ? true
    : false
  : Value extends readonly (infer Entry)[]
    ? HoldsText<Entry>
    : Value extends object
      ? true extends { [Field in keyof Value]-?: HoldsText<NonNullable<Value[Field]>> }[keyof Value]
        ? true
        : false
      : false;

/**
 * For every field of a record, how its texts are read. A missing field is a type error, and so is `NO_TEXT` for a field
 * with text in it.
 */
export type TextsOf<T> = {
  [Field in keyof Required<T>]: true extends HoldsText<NonNullable<T[Field]>>
    ? Reading<NonNullable<T[Field]>>
    : typeof NO_TEXT;
};

/** For fields without any text: numbers, choices, and yes or no. */
export const NO_TEXT = 'no text';

/** For text that the product makes, or that has a fixed form: ids, months, times, and the place of a stored file. */
export const NOT_TYPED = (): FreeText[] => [];

/** The texts of a record, in the order of its table. */
export function textsIn<T extends object>(
  record: T,
  textsOf: TextsOf<T>,
  labelOf: (field: string) => string = fieldLabel,
): FreeText[] {
  return (Object.entries(textsOf) as [keyof T, TextsOf<T>[keyof T]][]).flatMap(([field, read]) => {
    const value = record[field];
    if (value === undefined || value === null || read === NO_TEXT) return [];
    return (read as Reading<unknown>)(value, labelOf(String(field)));
  });
}

/** `given` is the label in a finding, if it is not the field's. */
const reader =
  (kind: TextKind) =>
  (given?: string) =>
  (text: string | readonly string[], fieldsLabel: string): FreeText[] =>
    [text].flat().map((part) => ({ field: given ?? fieldsLabel, kind, text: part }));

/** Sentences. */
export const prose = reader('prose');
/** Names and titles: they are too short for the rules of sentences. */
export const label = reader('label');
/** Numbers and codes of somebody else, such as of a certificate. */
export const code = reader('code');
export const address = reader('address');

/** The texts of each entry of a list. */
export const entries =
  <Entry extends object>(textsOf: (entry: Entry, index: number) => TextsOf<Entry>) =>
  (list: readonly Entry[]): FreeText[] =>
    list.flatMap((entry, index) => textsIn(entry, textsOf(entry, index)));

export const locality =
  (given?: string) =>
  (value: Locality, fieldsLabel: string): FreeText[] =>
    textsIn<Locality>(
      value,
      { suburb: label(), state: label(), countryCode: label(), postcode: code(), geoPoint: NO_TEXT },
      () => given ?? fieldsLabel,
    );

export const file =
  () =>
  (value: FileRef, fieldsLabel: string): FreeText[] =>
    textsIn<FileRef>(value, {
      id: NOT_TYPED,
      bucket: NOT_TYPED,
      path: NOT_TYPED,
      filename: reader('filename')(fieldsLabel),
      contentType: NOT_TYPED,
      createdIsoDateTimeUtc: NOT_TYPED,
      isAiEdited: NO_TEXT,
    });
