import type { FreeText } from './finding.ts';

/** The texts of a record. Labels are names and titles: they are too short for the gibberish and repetition rules. */
export type Texts = { prose: FreeText[]; labels: FreeText[] };

/** For every field of a record, a function that returns its texts. A missing field is a type error. */
export type TextsOf<T> = { [Field in keyof Required<T>]: (value: NonNullable<T[Field]>) => Texts };

export function textsIn<T extends object>(record: T, textsOf: TextsOf<T>): Texts {
  const fields = Object.keys(textsOf) as (keyof T)[];
  return joinTexts(
    fields.map((field) => {
      const value = record[field];
      return value === undefined || value === null ? NO_TEXT() : textsOf[field](value);
    }),
  );
}

export const joinTexts = (texts: readonly Texts[]): Texts => ({
  prose: texts.flatMap(({ prose }) => prose),
  labels: texts.flatMap(({ labels }) => labels),
});

/** @param field its label in a finding */
export const prose =
  (field: string) =>
  (text: string): Texts => ({ prose: [{ field, text }], labels: [] });

/** @param field its label in a finding */
export const label =
  (field: string) =>
  (text: string | readonly string[]): Texts => ({
    prose: [],
    labels: [text].flat().map((part) => ({ field, text: part })),
  });

/** For fields without free text: numbers, choices, dates, ids and addresses. */
export const NO_TEXT = (): Texts => ({ prose: [], labels: [] });

/** For text that no rule checks yet. */
export const UNCHECKED = (): Texts => NO_TEXT();
