import { craftWordOf } from '@talaash/question/correction';
import type { TalentDocument } from '@talaash/talent-index/port';
import { correctWord, isSharedMisspelling, knownWordMin } from '@talaash/talent-index/answers/word-search';
import { FIELD_IMPACT, NEARNESS } from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import { TermReader } from '@talaash/talent-index/terms/term-reader';

export type Terms = { term: string; impact: number }[];
export type Talent = { document: TalentDocument; terms: Terms };

const read = new WeakMap<TalentDocument, { open: Terms; name: Terms }>();

/** Each document is read once, by a fresh reader. */
export function termsFor(document: TalentDocument, redacted: boolean): Terms {
  let terms = read.get(document);
  if (terms === undefined) {
    const reader = new TermReader(craftWordOf).read(document);
    const termOf = (term: number) => reader.terms[term] ?? '';
    terms = {
      open: reader.open.toArray().map((term) => ({ term: termOf(term), impact: reader.impacts[term] ?? 0 })),
      name: reader.name.toArray().map((term) => ({ term: termOf(term), impact: FIELD_IMPACT.name })),
    };
    read.set(document, terms);
  }
  return redacted ? terms.open : [...terms.open, ...terms.name];
}

export type Scores = Map<string, number>;

export type Found = { text: string; scores: Scores; correction: string | undefined };

export function scoresOf(word: QuestionWord, all: readonly Talent[], asTyped: boolean): Found[] {
  const scores: Scores = new Map();
  const score = (nearnessOf: (term: string) => number, impactMin = 1) => {
    for (const { document, terms } of all) {
      for (const { term, impact } of terms) {
        const nearness = nearnessOf(term);
        if (nearness === 0 || impact < impactMin) continue;
        const value = Math.max(1, Math.round((impact * nearness) / 10));
        scores.set(document.talentId, Math.max(value, scores.get(document.talentId) ?? 0));
      }
    }
  };
  const listed = (isMeant: (nearness: number) => boolean) => (term: string) =>
    Math.max(
      0,
      ...word.terms.filter((own) => own.term === term && isMeant(own.nearness)).map((own) => own.nearness),
    );
  score(listed((nearness) => nearness >= NEARNESS.plural));
  const own = scores.size;
  const having = (context: string, impactMin = 1) =>
    all.filter(({ terms }) => terms.some(({ term, impact }) => term === context && impact >= impactMin))
      .length;
  const shared = () => isSharedMisspelling(word, own, () => having(correctWord(word) ?? ''));
  const isKnown = own >= knownWordMin(all.length) && !shared();
  score(listed((nearness) => nearness < NEARNESS.plural));
  const { prefix, misspelt } = word;
  if (prefix !== undefined) score((term) => (term.startsWith(prefix) ? NEARNESS.prefix : 0));
  let correction: string | undefined;
  if (misspelt !== undefined && !isKnown && !asTyped) {
    const misspellingOf = (term: string) => nearnessOfMisspelling(misspelt, term);
    const before = scores.size;
    for (const impactMin of [FIELD_IMPACT.jobCategory, 1]) {
      if (scores.size > 0 && impactMin === 1) continue;
      score(misspellingOf, impactMin);
      if (prefix !== undefined && before > 0) continue;
      correction = commonestOf(
        all.flatMap(({ terms }) => terms.map(({ term }) => term)).filter(misspellingOf),
        having,
      );
    }
    if (scores.size === 0 && prefix !== undefined) {
      score((term) => nearnessOfBeginning(misspelt, term), FIELD_IMPACT.jobCategory);
    }
  }
  if (scores.size === 0 && word.fallback.length > 0)
    return word.fallback.flatMap((part) => scoresOf(part, all, asTyped));
  return [{ text: word.text, scores, correction }];
}

/** The term that most have; of equals the first of the alphabet. */
function commonestOf(terms: readonly string[], having: (term: string) => number): string | undefined {
  const counted = [...new Set(terms)].map((term) => ({ term, count: having(term) }));
  return counted.sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))[0]?.term;
}

/** Of a term whose beginning is the misspelt word. */
function nearnessOfBeginning({ word, edits }: NonNullable<QuestionWord['misspelt']>, term: string): number {
  const isMeant =
    startsAlike(word, term) &&
    beginningsOf(term).some((beginning) => knownDistance(word, beginning) <= edits);
  return isMeant ? NEARNESS.twoEdits : 0;
}

function nearnessOfMisspelling({ word, edits }: NonNullable<QuestionWord['misspelt']>, term: string): number {
  if (!startsAlike(word, term)) return 0;
  const distance = knownDistance(word, term);
  if (distance === 0 || distance > edits) return 0;
  return distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits;
}

/** Whether a term is one edit away from a word that is excluded. */
export function nearTerms({ misspelt }: QuestionWord): (term: string) => boolean {
  if (misspelt === undefined) return () => false;
  return (term) => startsAlike(misspelt.word, term) && knownDistance(misspelt.word, term) === 1;
}

const startsAlike = (word: string, term: string) =>
  word.charAt(0) === term.charAt(0) ||
  (word.charAt(0) === term.charAt(1) && word.charAt(1) === term.charAt(0));

const beginningsOf = (term: string) =>
  Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length));

const distances = new Map<string, number>();

/** Talents share most of their words. */
function knownDistance(a: string, b: string): number {
  const key = `${a} ${b}`;
  const distance = distances.get(key) ?? plainDistance(a, b);
  distances.set(key, distance);
  return distance;
}

/** Damerau-Levenshtein straight from its definition. */
export function plainDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Math.min(
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
    );
    for (let k = i - 1; k >= 1; k -= 1) {
      for (let l = j - 1; l >= 1; l -= 1) {
        if (a.charAt(k - 1) === b.charAt(j - 1) && b.charAt(l - 1) === a.charAt(i - 1)) {
          best = Math.min(best, distance(k - 1, l - 1) + (i - k - 1) + 1 + (j - l - 1));
        }
      }
    }
    known.set(key, best);
    return best;
  };
  return distance(a.length, b.length);
}
