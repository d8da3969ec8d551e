import { RELATED, SAME } from './vocabulary.ts';
import { otherNumbers, type Spelling, type Word, wordsOf } from './word.ts';

/**
 * The parts of a text's words in a row, and before which of them a phrase breaks off. Filled anew again and again, the arrays
 * keep their room: only the first `length` parts count.
 */
export type Parts = { texts: string[]; broken: boolean[]; length: number };

export const noParts = (): Parts => ({ texts: [], broken: [], length: 0 });

export function partsOf(words: readonly Word[]): Parts {
  const parts = noParts();
  for (const word of words) addParts(parts, word, word.broken);
  return parts;
}

export function addParts(parts: Parts, spelling: Spelling, broken: boolean): void {
  for (let at = 0; at < spelling.parts.length; at += 1) {
    parts.texts[parts.length] = spelling.parts[at] as string;
    parts.broken[parts.length] = at === 0 && broken;
    parts.length += 1;
  }
}

/** Whether some form of the vocabulary starts with a part. */
export const startsPhrase = (part: string): boolean => FORMS.has(part);

/** `plain` when the form is also a plain word, which in prose does not mean the thing. */
type Form = { parts: string[]; term: string; plain: boolean };

/** Forms by their first part, longest first. */
const FORMS = new Map<string, Form[]>();
const RELATED_TERMS = new Map<string, string[]>();

for (const [label = '', ...others] of SAME) {
  const term = joinedOf(label);
  const known = new Set<string>();
  for (const form of [label, ...others]) {
    const plain = form.endsWith('?');
    const written = partsOf(wordsOf(form)).texts;
    for (const parts of [written, [written.join('')]]) {
      if (known.has(parts.join(' '))) continue;
      known.add(parts.join(' '));
      const group = [...(FORMS.get(parts[0] ?? '') ?? []), { parts, term, plain }];
      FORMS.set(
        parts[0] ?? '',
        group.sort((a, b) => b.parts.length - a.parts.length),
      );
    }
  }
}

for (const group of RELATED) {
  const terms = group.map((word) => phraseTerm(word) ?? joinedOf(word));
  for (const term of terms) {
    RELATED_TERMS.set(term, [...(RELATED_TERMS.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
}

function joinedOf(text: string): string {
  return partsOf(wordsOf(text)).texts.join('');
}

/** The longest form of the vocabulary that starts at a part: how many parts it takes, and the term that stands for it. */
export function phraseAt(
  parts: Parts,
  at: number,
  isProse = false,
): { length: number; term: string } | undefined {
  const forms = FORMS.get(parts.texts[at] ?? '');
  if (forms === undefined) return undefined;
  for (const form of forms) {
    if (!(isProse && form.plain) && isAt(form.parts, parts, at))
      return { length: form.parts.length, term: form.term };
  }
  return undefined;
}

function isAt(form: readonly string[], { texts, broken, length }: Parts, at: number): boolean {
  if (at + form.length > length) return false;
  for (let i = 1; i < form.length; i += 1)
    if (texts[at + i] !== form[i] || broken[at + i] === true) return false;
  return true;
}

/** The term of a text that is, as a whole, one form of the vocabulary. */
export function phraseTerm(text: string): string | undefined {
  const parts = partsOf(wordsOf(text));
  const phrase = phraseAt(parts, 0);
  return phrase?.length === parts.length ? phrase.term : undefined;
}

/** Terms that say nearly the same as a term, in either number. */
export function relatedTerms(term: string): readonly string[] {
  const related = RELATED_TERMS.get(term);
  if (related !== undefined) return related;
  for (const other of otherNumbers(term)) {
    const ofOther = RELATED_TERMS.get(other);
    if (ofOther !== undefined) return ofOther;
  }
  return [];
}

/** What makes two skills the same, however they are written: `ReactJS`, `React.js` and `react js` are `react`. */
export function skillKey(label: string): string {
  const parts = partsOf(wordsOf(label));
  const phrase = phraseAt(parts, 0);
  if (phrase !== undefined && phrase.length === parts.length) return phrase.term;
  return parts.length === 0 ? label.trim().toLowerCase() : parts.texts.join(' ');
}
