import {
  FIELD_IMPACT,
  nearDomainScores,
  NEARNESS,
  SCORES,
  SCORES_OF_DOMAIN,
  SCORES_OF_DOMAIN_EMPLOYER,
  SCORES_OF_EXCLUDED,
  SCORES_OUTSIDE_PROSE,
} from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import type { DomainTold } from '@talaash/question/understanding';
import { correctWord, isSharedMisspelling, knownWordMin } from '@talaash/talent-index/answers/word-search';
import type { TalentDocument } from '@talaash/talent-index/port';
import type { Asker } from './asker.ts';
import { anyOf, type Clause, NOBODY, prefix, terms } from './clause.ts';
import { IMPACTS, wordField } from './mapping.ts';
import { NAME_IMPACT, type NearWord, type WordList } from './word-list.ts';

/** Who has a score, besides those who have a greater one. */
export type Level = { score: number; clause: Clause };

/** Who has a word, scored by its impact and nearness. */
export type ScoredTerm = { term: string; nearness: number };

/** Words that a question's word matches in a list, and their scores by impact, as evidence reads them. */
export type Matched = {
  list: 'word' | 'nameWord';
  /** A whole word, or the beginning of one. */
  term: string;
  isPrefix: boolean;
  scoreOf: Uint8Array;
};

export type FoundWord = {
  text: string;
  correction: string | undefined;
  levels: Level[];
  /** The same scores, from fewer clauses. */
  points: (Level | ScoredTerm)[];
  /** Who has any score. */
  has: Clause;
  matched: Matched[];
  /** What somebody scores besides `matched`. */
  scoreIn?: (document: TalentDocument) => number;
  /** Whether each score is the impact of a name that was found as a whole. */
  isName?: boolean;
};

export type WordContext = {
  asker: Asker;
  words: WordList;
  /** Of the whole index. */
  talents: Promise<number>;
  redacted: boolean;
  asTyped: boolean;
};

export const hasAny = (levels: readonly Level[], least = 1): Clause =>
  anyOf(levels.flatMap(({ score, clause }) => (score >= least ? [clause] : [])));

/** Collects who has which score. */
class Words {
  readonly matched: Matched[] = [];
  readonly #clauses = new Map<number, Clause[]>();
  /** Those of the clauses that no scored term stands for. */
  readonly #unscored = new Map<number, Clause[]>();
  readonly #scored: ScoredTerm[] = [];
  readonly #having: Clause[] = [];
  readonly #redacted: boolean;

  constructor(redacted: boolean) {
    this.#redacted = redacted;
  }

  /** @param isScored whether scored terms say the same */
  #put(
    list: Matched['list'],
    scoreOf: Uint8Array,
    clauseOf: (field: string) => Clause,
    isScored = false,
  ): void {
    // Where every impact counts, one field has them all.
    const isAny = list === 'word' && IMPACTS.every((impact) => (scoreOf[impact] ?? 0) > 0);
    if (isAny) this.#having.push(clauseOf(wordField(undefined)));
    for (const impact of list === 'word' ? IMPACTS : [NAME_IMPACT]) {
      const score = scoreOf[impact] ?? 0;
      if (score === 0) continue;
      const clause = clauseOf(wordField(impact));
      if (!isAny) this.#having.push(clause);
      for (const clauses of isScored ? [this.#clauses] : [this.#clauses, this.#unscored])
        clauses.set(score, [...(clauses.get(score) ?? []), clause]);
    }
  }

  /** Words that were found in some way. */
  putNear(some: readonly string[], nearness: number): void {
    this.#scored.push(...some.map((term) => ({ term, nearness })));
    this.putTerms(some, SCORES[nearness] as Uint8Array, ['word'], true);
    this.putTerms(some, SCORES[nearness] as Uint8Array, ['nameWord']);
  }

  /** A guest's question never reads the words of names. */
  putTerms(
    some: readonly string[],
    scoreOf: Uint8Array,
    lists: readonly Matched['list'][] = ['word', 'nameWord'],
    isScored = false,
  ): void {
    if (some.length === 0) return;
    for (const list of lists) {
      if (list === 'nameWord' && this.#redacted) continue;
      for (const term of some) this.matched.push({ list, term, isPrefix: false, scoreOf });
      this.#put(list, scoreOf, (field) => terms(field, some), isScored);
    }
  }

  putPrefix(begin: string, scoreOf: Uint8Array): void {
    for (const list of this.#redacted ? (['word'] as const) : (['word', 'nameWord'] as const)) {
      this.matched.push({ list, term: begin, isPrefix: true, scoreOf });
      this.#put(list, scoreOf, (field) => prefix(field, begin));
    }
  }

  get has(): Clause {
    return anyOf(this.#having);
  }

  get levels(): Level[] {
    return levelsOf(this.#clauses);
  }

  get points(): (Level | ScoredTerm)[] {
    return [...this.#scored, ...levelsOf(this.#unscored)];
  }
}

const levelsOf = (clauses: ReadonlyMap<number, readonly Clause[]>): Level[] =>
  [...clauses].map(([score, some]) => ({ score, clause: anyOf(some) }));

/** The score of a word by its impact when it was found in some way. */
const scoresOf = (nearness: number): Uint8Array => SCORES[nearness] as Uint8Array;

function putByNearness(words: Words, some: QuestionWord['terms']): void {
  for (const [nearness, alike] of Map.groupBy(some, (one) => one.nearness))
    words.putNear(
      alike.map(({ term }) => term),
      nearness,
    );
}

const ownOf = ({ terms: all }: QuestionWord) => all.filter(({ nearness }) => nearness >= NEARNESS.plural);

/** As `findWord` of our engine: what a word finds, or its fallback, which may be several words. */
export async function findWord(word: QuestionWord, context: WordContext): Promise<FoundWord[]> {
  const { asker, redacted, talents, asTyped } = context;
  const words = new Words(redacted);
  putByNearness(words, ownOf(word));
  const own = words.has;
  putByNearness(
    words,
    word.terms.filter(({ nearness }) => nearness < NEARNESS.plural),
  );
  if (word.prefix !== undefined) words.putPrefix(word.prefix, scoresOf(NEARNESS.prefix));
  let correction: string | undefined;
  if (word.misspelt !== undefined && !asTyped && !(await isKnown(word, own, context)))
    correction = await putTypos(words, word.misspelt, word.prefix !== undefined, context);
  if (word.fallback.length > 0 && (await asker.count(words.has, 1)) === 0)
    return (await Promise.all(word.fallback.map((part) => findWord(part, context)))).flat();
  const { levels, points, has: any, matched } = words;
  return [{ text: word.text, correction, levels, points, has: any, matched }];

  async function isKnown(asked: QuestionWord, has: Clause, { redacted: isGuest }: WordContext) {
    const correct = correctWord(asked);
    const [found, correctly, all] = await Promise.all([
      asker.count(has),
      correct === undefined ? 0 : asker.count(havingTerm(correct, isGuest)),
      talents,
    ]);
    return found >= knownWordMin(all) && !isSharedMisspelling(asked, found, () => correctly);
  }
}

/** Whoever has a word, wherever it is written. */
const havingTerm = (term: string, redacted: boolean): Clause =>
  anyOf([terms(wordField(undefined), [term]), redacted ? NOBODY : terms(wordField(NAME_IMPACT), [term])]);

const NO_TYPOS: readonly NearWord[] = [];

/** Corrects spelling outside prose; in prose, and for an unfinished word, only when nothing else is found. */
async function putTypos(
  words: Words,
  { word, edits }: { word: string; edits: number },
  isUnfinished: boolean,
  { asker, words: known, redacted }: WordContext,
): Promise<string | undefined> {
  const before = await asker.count(words.has, 1);
  const near = known.misspellings(word, edits, redacted);
  for (const tables of [SCORES_OUTSIDE_PROSE, SCORES]) {
    for (const list of ['word', 'nameWord'] as const)
      for (const distance of [1, 2]) {
        const some = near.filter((one) => one.field === list && one.distance === distance);
        const scoreOf = tables[distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits] as Uint8Array;
        words.putTerms([...new Set(some.map(({ term }) => term))], scoreOf, [list]);
      }
    if ((await asker.count(words.has, 1)) === 0) continue;
    return isUnfinished && before > 0 ? undefined : commonest(near, asker, redacted);
  }
  if (!isUnfinished) return undefined;
  const begun = known.misspeltPrefixes(word, edits, redacted);
  for (const list of ['word', 'nameWord'] as const) {
    const some = begun.filter((one) => one.field === list).map(({ term }) => term);
    words.putTerms(some, SCORES_OUTSIDE_PROSE[NEARNESS.twoEdits] as Uint8Array, [list]);
  }
  return undefined;
}

/** Of equals the first by code units. */
async function commonest(
  near: readonly NearWord[] = NO_TYPOS,
  asker: Asker,
  redacted: boolean,
): Promise<string | undefined> {
  const all = [...new Set(near.map(({ term }) => term))];
  const counted = await Promise.all(
    all.map(async (term) => ({ term, count: await asker.count(havingTerm(term, redacted)) })),
  );
  const [best] = counted.sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  return best === undefined || best.count === 0 ? undefined : best.term;
}

/** Whoever has an excluded word, or another spelling of it, wherever it is written. */
export async function excludedBy(word: QuestionWord, context: WordContext): Promise<Clause> {
  const words = new Words(context.redacted);
  words.putTerms(
    ownOf(word).map(({ term }) => term),
    SCORES_OF_EXCLUDED,
  );
  if (word.misspelt === undefined || context.asTyped) return words.has;
  if ((await context.asker.count(words.has, 1)) === 0)
    await putTypos(words, { ...word.misspelt, edits: 1 }, false, context);
  return words.has;
}

/** As `findDomain` of our engine: who has any word of a field of business, or of one that is near. */
export function domainWords(
  { near, ...own }: DomainTold & { near: DomainTold | undefined },
  redacted: boolean,
): Words {
  const words = new Words(redacted);
  const put = (told: readonly QuestionWord[], scoreOf: Uint8Array) =>
    words.putTerms(
      told.flatMap((word) => ownOf(word).map(({ term }) => term)),
      scoreOf,
    );
  put(own.words, SCORES_OF_DOMAIN);
  put(own.employerWords, SCORES_OF_DOMAIN_EMPLOYER);
  if (near !== undefined) {
    put(near.words, nearDomainScores(SCORES_OF_DOMAIN));
    put(near.employerWords, nearDomainScores(SCORES_OF_DOMAIN_EMPLOYER));
  }
  return words;
}

/** The impact of a skill that a label's term must have to explain the skill. */
export const explainsSkill = ({ list, scoreOf }: Matched): boolean =>
  list === 'word' && (scoreOf[FIELD_IMPACT.skills] ?? 0) !== 0;
