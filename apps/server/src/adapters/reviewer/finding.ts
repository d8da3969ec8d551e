/** Something that keeps a record from passing. */
export type Finding = {
  /** What the person knows the place by, such as "About" or "Work experience at Infosys". */
  field: string;
  /** What to change, as the end of a sentence that begins with the field: "remove the phone number." */
  change: string;
  /** How sure the rule is, in percent. */
  certainty: number;
};

/** A stretch of text that a person wrote freely. */
export type FreeText = { field: string; text: string };

/** A rule that looks at one free text by itself. `own` are words that belong to the record, such as employers' names. */
export type TextRule = {
  certainty: number;
  /** What to change; undefined when the text is fine. */
  find: (text: string, own: ReadonlySet<string>) => string | undefined;
};

/** The words of a text in every script, lower case. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  ).slice(0, 5000);

export function findInTexts(
  rules: readonly TextRule[],
  texts: readonly FreeText[],
  own: ReadonlySet<string>,
): Finding[] {
  return texts.flatMap(({ field, text }) =>
    rules.flatMap(({ certainty, find }) => {
      const change = find(text, own);
      return change === undefined ? [] : [{ field, change, certainty }];
    }),
  );
}
