import { type Fault, FAULTS } from './fault.ts';

/** A reason why a record fails its review. */
export type Finding = {
  /** The label of the field for the user, such as "About" or "Work experience at Infosys". */
  field: string;
  /** What to change. It is shown after the field and a colon: "remove the phone number." */
  change: string;
  /** The certainty of the rule in percent. */
  certainty: number;
};

/** How a text is read: sentences, a name or title, a number or code, the name of a file, or a web address. */
export type TextKind = 'prose' | 'label' | 'code' | 'filename' | 'address';

/** A free text of a record, with the label of its field. */
export type FreeText = { field: string; kind: TextKind; text: string };

/** A fault of a text. `words` are the words that are wrong, where these can be told. */
export type Found = { fault: Fault; words?: string | undefined };

/** Finds faults in a single text. `ownNames` are names from the record, such as employers; they are no links. */
export type TextRule = (text: string, ownNames: ReadonlySet<string>) => Found[];

/** The rules for each kind of text. */
export type TextRules = Readonly<Record<TextKind, readonly TextRule[]>>;

/** The first 5000 words of a text in any script, in lower case. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  ).slice(0, 5000);

export function findInTexts(
  rules: TextRules,
  texts: readonly FreeText[],
  ownNames: ReadonlySet<string>,
): Finding[] {
  return texts.flatMap(({ field, kind, text }) =>
    rules[kind].flatMap((find) => find(text, ownNames)).map((found) => toFinding(field, found)),
  );
}

/** @param found with words of the text, which are shown to its writer */
export const toFinding = (field: string, { fault, words }: Found): Finding => ({
  field,
  change: words === undefined ? `${FAULTS[fault].change}.` : `${FAULTS[fault].change}: “${excerpt(words)}”.`,
  certainty: FAULTS[fault].certainty,
});

const EXCERPT_LENGTH_MAX = 60;

function excerpt(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH_MAX ? `${line.slice(0, EXCERPT_LENGTH_MAX).trim()}…` : line;
}
