/** A reason why a record fails its review. */
export type Finding = {
  /** The label of the field for the user, such as "About" or "Work experience at Infosys". */
  field: string;
  /** What to change. It is shown after the field and a colon: "remove the phone number." */
  change: string;
  /** The certainty of the rule in percent. */
  certainty: number;
};

/** A free text of a record, with the label of its field. */
export type FreeText = { field: string; text: string };

/** A rule for a single text. `ownNames` are names from the record, such as employers; they are no links. */
export type TextRule = {
  certainty: number;
  /** What to change; undefined when the text is fine. */
  find: (text: string, ownNames: ReadonlySet<string>) => string | undefined;
};

/** The first 5000 words of a text in any script, in lower case. */
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
  ownNames: ReadonlySet<string>,
): Finding[] {
  return texts.flatMap(({ field, text }) =>
    rules.flatMap(({ certainty, find }) => {
      const change = find(text, ownNames);
      return change === undefined ? [] : [{ field, change, certainty }];
    }),
  );
}
