import { MATCH_BANDS } from '@talaash/domain/talent-match/choice';
import { MATCH_ORDERED_PAGES } from '@talaash/domain/talent-match/limit';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import type { IndexAnswer, TalentQuestion } from '@talaash/talent-index/port';
import type { Deps } from '../../call/deps.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { toMatch, toSearchOfPost } from '../talent-match/present.ts';
import { readCriteria } from '../talent-match/queries.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';

/**
 * A page of a search. Where the text is what a job post of the company asks, the people of the first pages stand in the order of
 * their match with it, so that rows and bands agree. Who is inside of all that was asked still comes before who is not.
 */
export async function searchInOrder(
  deps: Pick<Deps, 'db' | 'talentIndex' | 'now'>,
  asked: TalentQuestion,
  of: { companyId: string | null; jobPostId: string | undefined },
): Promise<IndexAnswer> {
  const search = (page: number) => deps.talentIndex.search({ ...asked, page }).catch(unavailableWhenLost);
  const { companyId, jobPostId } = of;
  const isOrdered = asked.sort === 'match' && asked.page < MATCH_ORDERED_PAGES;
  if (companyId === null || jobPostId === undefined || !isOrdered) return search(asked.page);
  const post = await readOwnJobPost(deps.db, { companyId, jobPostId });
  const criteria = post && (await readCriteria(deps, post));
  if (criteria === undefined || toSearchOfPost(criteria).query !== asked.text.trim())
    return search(asked.page);
  const first = await search(0);
  const pages = Math.min(MATCH_ORDERED_PAGES, Math.ceil(first.total / SEARCH_PAGE_SIZE));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => search(at + 1)));
  const hits = [first, ...others].flatMap((answer) => answer.hits);
  const found = await readTalentProfiles(
    deps.db,
    hits.map(({ talentId }) => talentId),
    companyId,
  );
  const matches = new Map(
    found.map(({ profile }) => [profile.talentId, toMatch(criteria, profile, deps.now())]),
  );
  const sections = [first.insideTotal, first.allWordsTotal].toSorted((a, b) => a - b);
  const placed = hits.map((hit, at) => ({
    hit,
    section: sections.filter((end) => at >= end).length,
    match: matches.get(hit.talentId),
  }));
  const ordered = placed.toSorted((a, b) => a.section - b.section || byMatch(a.match, b.match));
  const from = asked.page * SEARCH_PAGE_SIZE;
  return { ...first, hits: ordered.slice(from, from + SEARCH_PAGE_SIZE).map(({ hit }) => hit) };
}

/** The better band first, then the higher sum. */
function byMatch(a: TalentMatch | undefined, b: TalentMatch | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return MATCH_BANDS.indexOf(a.band) - MATCH_BANDS.indexOf(b.band) || b.total - a.total;
}
