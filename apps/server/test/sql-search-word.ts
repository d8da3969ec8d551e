import { correctWord, knownWordMin } from '@talaash/talent-index/answers/word-search';
import { FIELD_IMPACT, NAMESAKE_IMPACT, NEARNESS } from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import type pg from 'pg';
import type { Bind } from './sql-search-condition.ts';

/** Where and how words are looked up. */
export type WordContext = {
  client: pg.Client;
  /** Of the whole index. */
  talents: number;
  redacted: boolean;
  asTyped: boolean;
};

/** A word of the index that a question word matches. It counts from `impactMin` on. */
type Match = { word: number; nearness: number; impactMin: number; stage: number };

export type FoundWord = {
  text: string;
  correction: string | undefined;
  matches: readonly Match[];
};

const BEGINNINGS_STAGE = 3;

/** The words of the index that a question word matches; of several words when its fallback is searched instead. */
export async function findWord(word: QuestionWord, context: WordContext): Promise<FoundWord[]> {
  const misspelt = context.asTyped || (await isKnown(word, context)) ? undefined : word.misspelt;
  const { rows: matches } = await context.client.query<Match>({
    name: 'find word',
    text: `
      select word, max(nearness) as nearness, min(impact_min) as "impactMin", min(stage) as stage
      from sql_search.find_word($1, $2, $3, $4, $5, $6) group by word`,
    values: [
      word.terms.map(({ term }) => term),
      word.terms.map(({ nearness }) => nearness),
      word.prefix ?? null,
      misspelt?.word ?? null,
      misspelt?.edits ?? null,
      context.redacted,
    ],
  });
  if (matches.length === 0 && word.fallback.length > 0) {
    const parts: FoundWord[] = [];
    for (const part of word.fallback) parts.push(...(await findWord(part, context)));
    return parts;
  }
  const isCorrected =
    misspelt !== undefined &&
    matches.some(({ stage }) => stage < BEGINNINGS_STAGE) &&
    (word.prefix === undefined || matches.every(({ stage }) => stage > 0));
  const correction = isCorrected ? await correctionOf(misspelt, context) : undefined;
  return [{ text: word.text, correction, matches }];
}

async function isKnown(word: QuestionWord, { client, redacted, talents }: WordContext): Promise<boolean> {
  if (word.misspelt === undefined) return false;
  const { rows } = await client.query<{ known: boolean }>({
    name: 'is known',
    text: 'select sql_search.is_known($1, $2, $3, $4) as known',
    values: [ownTerms([word]), correctWord(word) ?? null, redacted, knownWordMin(talents)],
  });
  return rows[0]?.known ?? false;
}

async function correctionOf(
  { word, edits }: { word: string; edits: number },
  { client, redacted }: WordContext,
): Promise<string | undefined> {
  const { rows } = await client.query<{ term: string | null }>({
    name: 'correction of',
    text: 'select sql_search.correction_of($1, $2, $3) as term',
    values: [word, edits, redacted],
  });
  return rows[0]?.term ?? undefined;
}

const ownTerms = (words: readonly QuestionWord[]): string[] =>
  words.flatMap(({ terms }) =>
    terms.filter(({ nearness }) => nearness >= NEARNESS.plural).map(({ term }) => term),
  );

/** The talents with one of the matches, and their best score: one scan of the postings. */
export function foundBy({ matches }: FoundWord, bind: Bind): string {
  const [first] = matches;
  if (first === undefined) return 'select 0 as talent, 0 as score where false';
  if (matches.length === 1)
    return `
      select talent, ${scoreBy(String(first.nearness))} as score from sql_search.postings
      where word = ${bind(first.word, 'int')} and impact >= ${first.impactMin}`;
  const all = matches.map(({ word }) => word);
  const nearness = byWord(matches, (match) => match.nearness, bind);
  const impactMin = byWord(matches, (match) => match.impactMin, bind);
  return `
    select talent, max(${scoreBy(nearness)}) as score from sql_search.postings
    where word = any (${bind(all, 'int[]')}) and impact >= ${impactMin} group by talent`;
}

/** A number of each matched word, as a SQL expression of its `word`. */
function byWord(matches: readonly Match[], numberOf: (match: Match) => number, bind: Bind): string {
  const groups = [...Map.groupBy(matches, numberOf)].sort(([, a], [, b]) => a.length - b.length);
  const [most = 0] = groups.pop() ?? [];
  if (groups.length === 0) return String(most);
  const cases = groups.map(([number, group]) => {
    const words = bind(
      group.map(({ word }) => word),
      'int[]',
    );
    return `when word = any (${words}) then ${number}`;
  });
  return `case ${cases.join(' ')} else ${most} end`;
}

/** Rounded half up, at least 1. */
const scoreBy = (nearness: string) => `greatest(1, (impact * ${nearness} + 5) / 10)`;

/** The postings of the own terms of some words. */
export const ownPostings = (
  words: readonly QuestionWord[],
  { redacted }: WordContext,
  bind: Bind,
): string => `
  sql_search.postings where word = any (array(
    select id from sql_search.words where word = any (${bind(ownTerms(words), 'text[]')})
      and kind = any (sql_search.open_kinds(${redacted}))))`;

/** Who has an excluded word: each is asked only when the ones before find nobody. */
export function excludedBy(word: QuestionWord, context: WordContext): ((bind: Bind) => string)[] {
  const namesakes = Object.values(NAMESAKE_IMPACT).join(', ');
  const { misspelt } = word;
  const own = (bind: Bind) =>
    `select talent from ${ownPostings([word], context, bind)} and impact not in (${namesakes})`;
  if (misspelt === undefined || context.asTyped) return [own];
  const near = (impactMin: number) => (bind: Bind) =>
    `
    select talent from sql_search.postings where impact >= ${impactMin} and word = any (array(
      select word_id from sql_search.misspellings(${bind(misspelt.word, 'text')}, 1, ${context.redacted}, ${impactMin})))`;
  return [own, near(FIELD_IMPACT.jobCategory), near(1)];
}
