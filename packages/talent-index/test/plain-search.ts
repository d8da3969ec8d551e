import { NOBODY } from '@talaash/talent-index/question/everybody';
import { FIELD_IMPACT, NEARNESS, rarity } from '@talaash/talent-index/words/field';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { NumberRange, TalentAnswer, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { type QuestionWord, readText } from '@talaash/talent-index/words/question-word';
import { TermReader } from '@talaash/talent-index/words/term-reader';
import { knownWordMin } from '@talaash/talent-index/answers/word-search';

/** The part of an answer that tests compare. */
export type PlainAnswer = Omit<TalentAnswer, 'hits'> & { talentIds: string[] };

/**
 * The rules of the search in the plainest code: every word is compared with every talent. It shares with the engine how
 * words are read, but not how they are found.
 */
export function plainSearch(documents: readonly TalentDocument[], question: TalentQuestion): PlainAnswer {
  const all = documents.map((document) => ({ document, terms: termsFor(document, question.redacted) }));
  const text = readText(question.text);
  const words = text.kind === 'words' ? text.words.flatMap((word) => scoresOf(word, all)) : [];
  const labels = labelsByKey(documents);
  const passing = text.kind === 'nobody' ? [] : all.filter(({ document }) => passes(document, question));
  const scored = passing.map(({ document }) => {
    const had = words.filter((word) => word.scores.has(document.talentId));
    const score = had.reduce(
      (sum, word) =>
        sum + (word.scores.get(document.talentId) ?? 0) * rarity(word.scores.size, documents.length),
      0,
    );
    return { document, score, count: had.length };
  });
  const withAll = scored.filter(({ count }) => count === words.length);
  const isFew = withAll.length < 20 && words.length > 1;
  const result = isFew ? scored.filter(({ count }) => count >= words.length / 2) : withAll;
  result.sort(
    (a, b) =>
      Number(b.count === words.length) - Number(a.count === words.length) ||
      b.score - a.score ||
      b.document.updatedAtMs - a.document.updatedAtMs ||
      (a.document.talentId < b.document.talentId ? -1 : 1),
  );
  const found = result.map(({ document }) => document);
  return {
    talentIds: found.slice(question.page * 20, question.page * 20 + 20).map(({ talentId }) => talentId),
    total: found.length,
    allWordsTotal: withAll.length,
    isPartial: found.length > withAll.length,
    insideTotal: found.length,
    reading: NOBODY.reading,
    histograms: NOBODY.histograms,
    facets: { ...NOBODY.facets, skills: facetsOf(found, labels) },
    ranges: {
      experienceInYears: boundsOf(found.map((document) => document.experienceInYears)),
      expectedSalaryInLpaInr: boundsOf(found.map((document) => document.expectedSalaryInLpaInr)),
    },
  };
}

type Terms = { term: string; impact: number }[];
type Talent = { document: TalentDocument; terms: Terms };

const read = new WeakMap<TalentDocument, { open: Terms; name: Terms }>();

/** Each document is read once, by a fresh reader. */
function termsFor(document: TalentDocument, redacted: boolean): Terms {
  let terms = read.get(document);
  if (terms === undefined) {
    const reader = new TermReader().read(document);
    const termOf = (term: number) => reader.terms[term] ?? '';
    terms = {
      open: reader.open.toArray().map((term) => ({ term: termOf(term), impact: reader.impacts[term] ?? 0 })),
      name: reader.name.toArray().map((term) => ({ term: termOf(term), impact: FIELD_IMPACT.name })),
    };
    read.set(document, terms);
  }
  return redacted ? terms.open : [...terms.open, ...terms.name];
}

type Scores = Map<string, number>;

function scoresOf(word: QuestionWord, all: readonly Talent[]): { scores: Scores }[] {
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
  const isKnown = scores.size >= knownWordMin(all.length);
  score(listed((nearness) => nearness < NEARNESS.plural));
  const { prefix, misspelt } = word;
  if (prefix !== undefined) score((term) => (term.startsWith(prefix) ? NEARNESS.prefix : 0));
  if (misspelt !== undefined && !isKnown) {
    const misspellingOf = (term: string) => {
      if (!startsAlike(misspelt.word, term)) return 0;
      const distance = plainDistance(misspelt.word, term);
      if (distance === 0 || distance > misspelt.edits) return 0;
      return distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits;
    };
    score(misspellingOf, FIELD_IMPACT.jobCategory);
    if (scores.size === 0) score(misspellingOf);
    if (scores.size === 0 && prefix !== undefined) {
      const becomes = (term: string) =>
        startsAlike(misspelt.word, term) &&
        beginningsOf(term).some((beginning) => plainDistance(misspelt.word, beginning) <= misspelt.edits);
      score((term) => (becomes(term) ? NEARNESS.twoEdits : 0), FIELD_IMPACT.jobCategory);
    }
  }
  if (scores.size === 0 && word.fallback.length > 0)
    return word.fallback.flatMap((part) => scoresOf(part, all));
  return [{ scores }];
}

const startsAlike = (word: string, term: string) =>
  word.charAt(0) === term.charAt(0) ||
  (word.charAt(0) === term.charAt(1) && word.charAt(1) === term.charAt(0));

const beginningsOf = (term: string) =>
  Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length));

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

function passes(document: TalentDocument, question: TalentQuestion): boolean {
  const keys = new Set(document.skills.map(skillKey));
  return (
    !question.hiddenTalentIds.includes(document.talentId) &&
    question.skills.every((skill) => keys.has(skillKey(skill))) &&
    isWithin(document.experienceInYears, question.experienceInYears) &&
    isWithin(document.expectedSalaryInLpaInr, question.expectedSalaryInLpaInr)
  );
}

const isWithin = (number: number, { min, max }: NumberRange) =>
  (min === undefined || number >= min) && (max === undefined || number <= max);

/** Of the labels of one skill a talent has, the first. */
function ownLabels(document: TalentDocument): Map<string, string> {
  const own = new Map<string, string>();
  for (const skill of document.skills) if (!own.has(skillKey(skill))) own.set(skillKey(skill), skill.trim());
  return own;
}

/** A skill's label: the one that most talents of the whole index use. */
function labelsByKey(documents: readonly TalentDocument[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const document of documents) {
    for (const [key, label] of ownLabels(document)) {
      const ofKey = counts.get(key) ?? new Map<string, number>();
      counts.set(key, ofKey.set(label, (ofKey.get(label) ?? 0) + 1));
    }
  }
  const byKey = new Map<string, string>();
  for (const [key, ofKey] of counts) {
    const [best] = [...ofKey].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    if (best !== undefined) byKey.set(key, best[0]);
  }
  return byKey;
}

function facetsOf(found: readonly TalentDocument[], labels: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>();
  for (const document of found) {
    for (const key of ownLabels(document).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => ({ value: labels.get(key) ?? '', count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 50);
}

const boundsOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
