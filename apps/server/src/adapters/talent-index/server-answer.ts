import type { Client, SearchResponse } from 'typesense';
import { refusal, withKnownErrors } from './connection.ts';
import type { StoredTalent } from './stored-talent.ts';
import type { Parameters, TalentSearch } from './talent-search.ts';

export type TalentResponse = SearchResponse<StoredTalent>;

/** What the server says to a search; the counts are those of its counting searches. */
export type ServerAnswer = {
  response: TalentResponse;
  allWordsTotal: number | undefined;
  insideTotal: number | undefined;
};

/** The answers, in order; none when the collection does not exist. */
export async function askServer(
  searching: Client,
  collection: string,
  searches: readonly TalentSearch[],
): Promise<ServerAnswer[]> {
  const all = searches.flatMap(({ parameters, counting, countingInside }) =>
    [parameters, counting, countingInside].filter((search) => search !== undefined),
  );
  const answers = await multiSearch(searching, collection, all);
  if (answers === undefined) return [];
  return searches.map(({ counting, countingInside }) => ({
    response: answers.shift() as TalentResponse,
    allWordsTotal: counting && answers.shift()?.found,
    insideTotal: countingInside && answers.shift()?.found,
  }));
}

/** The server takes no more searches in one request. */
const SEARCHES_MAX = 50;

/** An unknown field is 404 as well. */
const isOfField = (error: string | undefined): boolean => /field/i.test(error ?? '');

/** Undefined when the collection does not exist. */
export async function multiSearch(
  searching: Client,
  collection: string,
  searches: readonly Parameters[],
): Promise<TalentResponse[] | undefined> {
  const answers: TalentResponse[] = [];
  for (let from = 0; from < searches.length; from += SEARCHES_MAX) {
    const { results } = await withKnownErrors(() =>
      searching.multiSearch.perform<StoredTalent[]>({
        searches: searches
          .slice(from, from + SEARCHES_MAX)
          .map((parameters) => ({ ...parameters, collection })),
      }),
    );
    answers.push(...(results as TalentResponse[]));
  }
  if (answers[0]?.code === 404 && !isOfField(answers[0].error)) return undefined;
  // In a multi-search each search has its own error.
  for (const { code, error } of answers) if (error !== undefined) throw refusal(code ?? 500, error);
  return answers;
}
