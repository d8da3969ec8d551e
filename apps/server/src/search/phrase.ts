import { NAMESAKES, RELATED, SAME } from './vocabulary.ts';
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

/** `length` is that of the parts, `term` stands for them. `plain` when the form is also a plain word, which in prose does not mean the thing. */
type Form = { parts: string[]; length: number; term: string; plain: boolean };

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
      const group = [...(FORMS.get(parts[0] ?? '') ?? []), { parts, length: parts.length, term, plain }];
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

const NAMESAKE_OF = new Map(NAMESAKES.map(([thing, word]) => [joinedOf(thing), word]));

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
    if (!(isProse && form.plain) && isAt(form.parts, parts, at)) return form;
  }
  return undefined;
}

function isAt(form: readonly string[], { texts, broken, length }: Parts, at: number): boolean {
  if (at + form.length > length) return false;
  for (let i = 1; i < form.length; i += 1)
    if (texts[at + i] !== form[i] || broken[at + i] === true) return false;
  return true;
}

const BEGUN_LENGTH_MIN = 2;
const FORM_LENGTH_MAX = 4;

/** The things whose forms end in the unfinished part at `at`: with `react na` it may become React Native. */
export function begunThings(parts: Parts, at: number): string[] {
  const begun = parts.texts[at] ?? '';
  if (begun.length < BEGUN_LENGTH_MIN) return [];
  const things = new Set<string>();
  for (let start = Math.max(0, at + 1 - FORM_LENGTH_MAX); start < at; start += 1) {
    for (const form of FORMS.get(parts.texts[start] ?? '') ?? []) {
      const last = form.parts.length - 1;
      if (start + last !== at || !form.parts[last]?.startsWith(begun)) continue;
      if (isAt([...form.parts.slice(0, last), begun], parts, start)) things.add(form.term);
    }
  }
  return [...things];
}

/** The words of a label that stand in it only as a part of another thing's name. */
export function namesakesIn(parts: Parts): string[] {
  const namesakes = new Set<string>();
  const others = new Set<string>();
  for (let at = 0; at < parts.length; ) {
    const phrase = phraseAt(parts, at);
    const namesake = phrase === undefined ? undefined : NAMESAKE_OF.get(phrase.term);
    const end = at + (phrase?.length ?? 1);
    for (; at < end; at += 1) {
      const part = parts.texts[at] as string;
      (part === namesake ? namesakes : others).add(part);
    }
  }
  return [...namesakes].filter((word) => !others.has(word));
}

/** The term of a text that is, as a whole, one form of the vocabulary. */
export function phraseTerm(text: string): string | undefined {
  const parts = partsOf(wordsOf(text));
  const phrase = phraseAt(parts, 0);
  return phrase?.length === parts.length ? phrase.term : undefined;
}

/** Nobody's name is as short, but parts of other things are: the js of Vue.js is not JavaScript. */
const ABBREVIATION_LENGTH_MAX = 3;

/** Whether a word only stands for its thing: wherever it means that, the thing's term stands too. */
export function isAbbreviation(word: string): boolean {
  if (word.length > ABBREVIATION_LENGTH_MAX) return false;
  const form = FORMS.get(word)?.find(({ parts }) => parts.length === 1);
  return form !== undefined && !form.plain;
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
