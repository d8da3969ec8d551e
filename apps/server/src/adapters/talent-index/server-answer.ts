import type { Client } from 'typesense';
import { refusal, withKnownErrors } from './connection.ts';
import type { StoredTalent } from './stored-talent.ts';
import type { TalentResponse } from './talent-answer.ts';
import { allWordsOnly, type TalentSearch } from './talent-search.ts';

/** The answers in one request, each with the number of full matches; none when the collection does not exist. */
export async function askServer(
  searching: Client,
  collection: string,
  asked: readonly TalentSearch[],
): Promise<[answer: TalentResponse, allWordsTotal: number][]> {
  const countings = asked.map(allWordsOnly);
  const searches = [
    ...asked.map(({ parameters }) => parameters),
    ...countings.filter((counting) => counting !== undefined),
  ];
  const { results } = await withKnownErrors(() =>
    searching.multiSearch.perform<StoredTalent[]>({
      searches: searches.map((parameters) => ({ ...parameters, collection })),
    }),
  );
  const answers = results as TalentResponse[];
  if (answers.length === 0 || answers[0]?.code === 404) return [];
  // In a multi-search each search has its own error.
  for (const { code, error } of answers) if (error !== undefined) throw refusal(code ?? 500, error);
  const counted = answers.slice(asked.length);
  return answers.slice(0, asked.length).map((answer, i) => {
    const allWords = countings[i] === undefined ? answer : counted.shift();
    return [answer, (allWords ?? answer).found];
  });
}
