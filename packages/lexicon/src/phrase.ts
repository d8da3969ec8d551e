import { NumberList } from './number-list.ts';
import { FOUND_BY } from './related-word.ts';
import { SKILL_CHILDREN } from './skill-child.ts';
import { CONCEPTS, type Form as WrittenForm, labelOf, NAMESAKES, pluralForm } from './vocabulary.ts';
import { inflectionsOf } from './inflection.ts';
import { type Word, wordsOf } from './word.ts';

/**
 * The parts of all words of a text, in order. A part's code is twice its vocabulary number (0 if no form contains it), plus one
 * if punctuation precedes it: a phrase cannot continue there.
 */
export type Parts = { texts: string[]; codes: NumberList };

export function partsOf(words: readonly Word[]): Parts {
  const texts = words.flatMap((word) => word.parts);
  const codes = new NumberList();
  for (const word of words) addCodes(codes, codesOf(word.parts), word.isAfterBreak);
  return { texts, codes };
}

/** Adds the codes of one word's parts. */
export function addCodes(codes: NumberList, ofWord: readonly number[], isAfterBreak: boolean): void {
  for (let at = 0; at < ofWord.length; at += 1)
    codes.push((ofWord[at] as number) | (at === 0 && isAfterBreak ? 1 : 0));
}

/** The codes of parts without punctuation before them. */
export const codesOf = (parts: readonly string[]): number[] =>
  parts.map((part) => (PART_NUMBERS.get(part) ?? 0) * 2);

const PART_NUMBERS = new Map<string, number>();

/** The maximum number of cached texts. */
const KNOWN_TERMS_MAX = 20_000;
/** The cache of `phraseTerm`. A query looks up the term of each word many times. */
const KNOWN_TERMS = new Map<string, string | undefined>();

type Form = {
  parts: string[];
  codes: number[];
  /** The number of parts. */
  length: number;
  /** The concept's number in the vocabulary, and its term. */
  concept: number;
  term: string;
  /** Whether the term differs from the form's own word. */
  addsTerm: boolean;
  /** Whether the form is also a plain word, which does not mean the concept in prose. */
  isPlainWord: boolean;
};

/** Forms by the vocabulary number of their first part, longest first. */
const FORMS: Form[][] = [[]];
const RELATED_TERMS = new Map<string, string[]>();
const ALIAS_TERMS = new Map<string, string[]>();
const CHILD_TERMS = new Map<string, string[]>();

/** Texts that are already a form. A plural that is a form itself, of this or another concept, is not added. */
const KNOWN = new Set<string>();
for (const [number, concept] of CONCEPTS.entries())
  for (const form of concept.forms) addForm(number, form, termOf(concept.forms));
for (const [number, concept] of CONCEPTS.entries())
  for (const form of concept.forms) {
    const plural = pluralForm(concept, form);
    if (plural !== undefined) addForm(number, plural, termOf(concept.forms));
  }
for (const group of FORMS) group.sort((a, b) => b.length - a.length);

/** Adds a form, and the same form with its words joined. */
function addForm(concept: number, { text, isPlainWord }: WrittenForm, term: string): void {
  const written = partTexts(text);
  for (const parts of [written, [written.join('')]]) {
    if (KNOWN.has(parts.join(' '))) continue;
    KNOWN.add(parts.join(' '));
    for (const part of parts) {
      if (PART_NUMBERS.has(part)) continue;
      PART_NUMBERS.set(part, FORMS.length);
      FORMS.push([]);
    }
    const { length } = parts;
    const addsTerm = length > 1 || parts[0] !== term;
    formsFrom(parts[0]).push({ parts, codes: codesOf(parts), length, concept, term, addsTerm, isPlainWord });
  }
}

for (const [word, found] of FOUND_BY)
  for (const { word: other, isNear } of found) addFound(isNear ? ALIAS_TERMS : RELATED_TERMS, word, other);
for (const [parent, children] of SKILL_CHILDREN)
  for (const child of children) addFound(CHILD_TERMS, parent, child);

/** Adds a word that `word` also finds. */
function addFound(table: Map<string, string[]>, word: string, found: string): void {
  const [term, other] = [termOfWord(word), termOfWord(found)];
  if (other === term) return;
  const known = table.get(term);
  if (known === undefined) table.set(term, [other]);
  else known.push(other);
}

const PLAIN_LABELS = new Set(
  CONCEPTS.filter(({ forms }) => forms[0]?.isPlainWord).map((concept) => joinedOf(labelOf(concept))),
);

const NAMESAKE_OF = new Map(NAMESAKES.map(([concept, word]) => [joinedOf(concept), word]));

function formsFrom(part: string | undefined): Form[] {
  return FORMS[PART_NUMBERS.get(part ?? '') ?? 0] as Form[];
}

/** The term of a concept. It is never a plain word if another form exists: "I go" does not name the language Go. */
function termOf(forms: readonly WrittenForm[]): string {
  return joinedOf((forms.find(({ isPlainWord }) => !isPlainWord) ?? forms[0])?.text ?? '');
}

function partTexts(text: string): string[] {
  return wordsOf(text).flatMap(({ parts }) => parts);
}

function joinedOf(text: string): string {
  return partTexts(text).join('');
}

/** The longest form of the vocabulary that starts at part `at`. */
export function phraseAt(codes: NumberList, at: number, isProse = false): Form | undefined {
  const forms = FORMS[(codes.numbers[at] as number) >> 1] as Form[];
  for (let i = 0; i < forms.length; i += 1) {
    const form = forms[i] as Form;
    if (!(isProse && form.isPlainWord) && isAt(form, form.length, codes, at)) return form;
  }
  return undefined;
}

/** Whether the first `length` parts of a form match at `at`. The caller has matched the first part. */
function isAt(form: Form, length: number, codes: NumberList, at: number): boolean {
  if (at + length > codes.length) return false;
  for (let i = 1; i < length; i += 1) if (codes.numbers[at + i] !== form.codes[i]) return false;
  return true;
}

const TYPED_LENGTH_MIN = 2;
const FORM_LENGTH_MAX = 4;

/** The concepts that the unfinished part at `at` may complete to: `react na` may become React Native. */
export function completedConcepts(parts: Parts, at: number): string[] {
  const { texts, codes } = parts;
  const typed = texts[at] ?? '';
  const isAfterBreak = ((codes.numbers[at] as number) & 1) === 1;
  if (isAfterBreak || typed.length < TYPED_LENGTH_MIN) return [];
  const things = new Set<string>();
  for (let start = Math.max(0, at + 1 - FORM_LENGTH_MAX); start < at; start += 1) {
    for (const form of formsFrom(texts[start])) {
      const last = form.length - 1;
      if (start + last !== at || !form.parts[last]?.startsWith(typed)) continue;
      if (isAt(form, last, codes, start)) things.add(form.term);
    }
  }
  return [...things];
}

/** The words that occur in a label only as part of another concept's name. */
export function namesakesIn(parts: Parts): string[] {
  const namesakes = new Set<string>();
  const others = new Set<string>();
  for (let at = 0; at < parts.texts.length; ) {
    const phrase = phraseAt(parts.codes, at);
    const namesake = phrase === undefined ? undefined : NAMESAKE_OF.get(phrase.term);
    const end = at + (phrase?.length ?? 1);
    for (; at < end; at += 1) {
      const part = parts.texts[at] as string;
      (part === namesake ? namesakes : others).add(part);
    }
  }
  return [...namesakes].filter((word) => !others.has(word));
}

function termOfWord(word: string): string {
  return phraseTerm(word) ?? joinedOf(word);
}

/** The term of a text that is exactly one form of the vocabulary; undefined otherwise. */
export function phraseTerm(text: string): string | undefined {
  const known = KNOWN_TERMS.get(text);
  if (known !== undefined || KNOWN_TERMS.has(text)) return known;
  const parts = partsOf(wordsOf(text));
  const phrase = phraseAt(parts.codes, 0);
  const term = phrase?.length === parts.texts.length ? phrase.term : undefined;
  if (KNOWN_TERMS.size >= KNOWN_TERMS_MAX) KNOWN_TERMS.clear();
  KNOWN_TERMS.set(text, term);
  return term;
}

/** Whether a word is both a concept's label and a plain word. In a query it means the concept. */
export const isPlainLabel = (word: string): boolean => PLAIN_LABELS.has(word);

/** A form this short is also part of other names: the js in Vue.js is not JavaScript. */
const ABBREVIATION_LENGTH_MAX = 3;

/** Whether a word only abbreviates its concept. The index then also has the concept's term. */
export function isAbbreviation(word: string): boolean {
  if (word.length > ABBREVIATION_LENGTH_MAX) return false;
  const form = formsFrom(word).find(({ length }) => length === 1);
  return form !== undefined && !form.isPlainWord;
}

/** Terms with nearly the same meaning. Accepts a term in singular or plural. */
export const relatedTerms = (term: string): readonly string[] => foundBy(RELATED_TERMS, term);

/** Terms of the skills that imply this one: PostgreSQL implies SQL. */
export const childTerms = (term: string): readonly string[] => CHILD_TERMS.get(term) ?? [];

/** Terms with the same meaning. Accepts a term in singular or plural. */
export const aliasTerms = (term: string): readonly string[] => foundBy(ALIAS_TERMS, term);

function foundBy(table: ReadonlyMap<string, readonly string[]>, term: string): readonly string[] {
  const found = table.get(term);
  if (found !== undefined) return found;
  for (const other of inflectionsOf(term)) {
    const ofOther = table.get(other);
    if (ofOther !== undefined) return ofOther;
  }
  return [];
}

/** The key of a skill. Labels with the same key are the same skill: `ReactJS`, `React.js` and `react js` have the key `react`. */
export function skillKey(label: string): string {
  const parts = partsOf(wordsOf(label));
  const phrase = phraseAt(parts.codes, 0);
  if (phrase !== undefined && phrase.length === parts.texts.length) return phrase.term;
  return parts.texts.length === 0 ? label.trim().toLowerCase() : parts.texts.join(' ');
}
