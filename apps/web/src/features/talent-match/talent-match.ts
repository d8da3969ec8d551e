import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { MATCHED_TALENTS_MAX } from '@talaash/domain/talent-match/limit';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { api } from '../../lib/api.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { registerStale } from '../../lib/live.ts';

const whyFound = () => [api.talentMatch.whyFound.key()];

registerStale({
  'jobPost.saved': () => [api.talentMatch.key()],
  'invitation.sent': whyFound,
  'thread.ended': whyFound,
  'shortlistedProfile.put': whyFound,
  'shortlistedProfile.deleted': whyFound,
  'talentProfile.saved': whyFound,
});

type MatchesAnswer = { matches: { talentId: string; match: TalentMatch }[] };

/** A stable function: its result stays the same too, until a response arrives. */
const byTalent = (
  results: readonly { data: MatchesAnswer | undefined }[],
): ReadonlyMap<string, TalentMatch> =>
  new Map(results.flatMap(({ data }) => data?.matches.map(({ talentId, match }) => [talentId, match]) ?? []));

const matchesQuery = (jobPostId: string, talentIds: string[]) =>
  api.talentMatch.ofJobPost.queryOptions({ input: { jobPostId, talentIds } });

/** The matches of a job post with people, by talent id. One request per page of people. */
export function useMatches(
  jobPostId: string | undefined,
  talentIds: readonly string[],
): ReadonlyMap<string, TalentMatch> {
  const pages =
    jobPostId === undefined
      ? []
      : Array.from({ length: Math.ceil(talentIds.length / MATCHED_TALENTS_MAX) }, (_, page) =>
          talentIds.slice(page * MATCHED_TALENTS_MAX, (page + 1) * MATCHED_TALENTS_MAX),
        );
  return useQueries({
    queries: pages.map((ids) => matchesQuery(jobPostId ?? '', ids)),
    combine: byTalent,
  });
}

/** The match of a job post with one person; null if the company may not see them. Taken at once from a list that shows it. */
export function useMatch(jobPostId: string, talentId: string) {
  const queries = useQueryClient();
  return useQuery({
    ...matchesQuery(jobPostId, [talentId]),
    select: ({ matches }) => matches[0]?.match ?? null,
    initialData: () =>
      queries
        .getQueriesData<MatchesAnswer>({
          queryKey: api.talentMatch.ofJobPost.key(),
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(JSON.stringify(jobPostId)),
        })
        .flatMap(([, data]) => data?.matches.filter((one) => one.talentId === talentId) ?? [])
        .slice(0, 1)
        .map((found) => ({ matches: [found] }))[0],
  });
}

/** A job post's requirements, as a search. */
export type SearchOfPost = { query: string; niceSkills: string[] };

export const useSearchOfPost = (jobPostId: string | undefined) =>
  useQuery({
    ...api.talentMatch.searchOfJobPost.queryOptions({ input: { jobPostId: jobPostId ?? '' } }),
    enabled: jobPostId !== undefined,
  });

export const whyFoundQuery = api.talentMatch.whyFound.queryOptions({ input: {}, staleTime: VISIT_STALE_MS });

/** Why companies find the logged-in talent. */
export const useWhyFound = () => useQuery(whyFoundQuery);
