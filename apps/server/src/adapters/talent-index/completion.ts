import { placeKey } from '@talaash/domain/locality/place-key';
import { COMPLETION_KINDS, type CompletionKind } from '@talaash/domain/talent-search/choice';
import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import type { Client } from 'typesense';
import type { Completion } from '@talaash/talent-index/port';
import { fold } from '@talaash/lexicon/fold';
import { skillKey } from '@talaash/lexicon/phrase';
import { multiSearch, type TalentResponse } from './server-answer.ts';
import type { StoredTalent } from './stored-talent.ts';
import { mergedCounts } from './talent-answer.ts';
import type { Parameters } from './talent-search.ts';

export type CompletionQuery = { typed: string; redacted: boolean; limit: number };
type CompletionSearch = { kind: CompletionKind; field: keyof StoredTalent; parameters: Parameters };

const FIELD_OF_KIND = {
  title: 'titleName',
  skill: 'skills',
  place: 'placeNames',
  employer: 'employerNames',
} as const satisfies Record<CompletionKind, keyof StoredTalent>;

/** The spellings of a name are counted separately. Requesting more leaves enough after they are merged. */
const SPARE = 5;

/** Of the first collection that exists. */
export async function completionsFrom(
  searching: Client,
  collections: readonly (string | undefined)[],
  query: CompletionQuery,
): Promise<Completion[]> {
  const searches = toCompletionSearches(query);
  const parameters = searches.map((search) => search.parameters);
  for (const collection of searches.length === 0 ? [] : collections) {
    const answers = collection && (await multiSearch(searching, collection, parameters));
    if (answers) return toCompletions(query, searches, answers);
  }
  return [];
}

/** A search for each kind; none when nothing was typed. */
function toCompletionSearches({ typed, redacted, limit }: CompletionQuery): CompletionSearch[] {
  const begin = typedBegin(typed);
  if (begin === '') return [];
  return COMPLETION_KINDS.filter((kind) => !redacted || kind !== 'employer').map((kind) => {
    const field = FIELD_OF_KIND[kind];
    return {
      kind,
      field,
      parameters: {
        q: '*',
        facet_by: field,
        facet_query: `${field}:${begin}`,
        facet_query_num_typos: 0,
        max_facet_values: limit * SPARE,
        per_page: 0,
      },
    };
  });
}

/** Without signs that the server does not index. */
const typedBegin = (typed: string): string =>
  fold(typed)
    .replace(/[^\p{L}\p{M}\p{N}+#. ]+/gu, ' ')
    .trim();

function toCompletions(
  { typed, redacted, limit }: CompletionQuery,
  searches: readonly CompletionSearch[],
  answers: readonly TalentResponse[],
): Completion[] {
  const begin = fold(typed).trimStart();
  const least = redacted ? COMPLETION_PEOPLE_MIN : 1;
  return searches.flatMap(({ kind, field }, at) => {
    const { counts = [] } = answers[at]?.facet_counts?.find((one) => one.field_name === field) ?? {};
    return mergedCounts(counts, kind === 'skill' ? skillKey : placeKey)
      .filter(({ value, count }) => count >= least && ` ${fold(value)}`.includes(` ${begin}`))
      .slice(0, limit)
      .map(({ value, count }) => ({ kind, text: value, count }));
  });
}
