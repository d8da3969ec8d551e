import type { FreeText } from './finding.ts';

/** What a person wrote into a record. Labels are names and titles, too short to be judged by their letters. */
export type Texts = { prose: FreeText[]; labels: FreeText[] };

/** How each field of a record gives its texts. A field that it leaves out does not compile. */
export type TextsOf<T> = { [Field in keyof Required<T>]: (value: NonNullable<T[Field]>) => Texts };

export function textsIn<T extends object>(record: T, textsOf: TextsOf<T>): Texts {
  const fields = Object.keys(textsOf) as (keyof T)[];
  return all(
    fields.map((field) => {
      const value = record[field];
      return value === undefined || value === null ? NO_TEXT() : textsOf[field](value);
    }),
  );
}

export const all = (texts: readonly Texts[]): Texts => ({
  prose: texts.flatMap(({ prose }) => prose),
  labels: texts.flatMap(({ labels }) => labels),
});

/** @param field what the person knows the place by, as a finding names it */
export const prose =
  (field: string) =>
  (text: string): Texts => ({ prose: [{ field, text }], labels: [] });

/** @param field what the person knows the place by, as a finding names it */
export const label =
  (field: string) =>
  (text: string | readonly string[]): Texts => ({
    prose: [],
    labels: [text].flat().map((part) => ({ field, text: part })),
  });

/** For numbers, choices, dates, ids and addresses. */
export const NO_TEXT = (): Texts => ({ prose: [], labels: [] });

/** For text that no rule reads yet. */
export const UNCHECKED = (): Texts => NO_TEXT();
