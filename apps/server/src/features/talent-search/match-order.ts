import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import type { TalentQuestion } from '@talaash/talent-index/port';
import type { Deps } from '../../call/deps.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { readCriteria } from '../talent-match/queries.ts';

/**
 * The criteria of the job post that a search is ordered by: a post of the company. Undefined for another order, and for a post
 * that the company does not have.
 */
export async function readOrder(
  deps: Pick<Deps, 'db' | 'talentIndex' | 'now'>,
  { sort }: Pick<TalentQuestion, 'sort'>,
  { companyId, jobPostId }: { companyId: string | null; jobPostId: string | undefined },
): Promise<MatchCriteria | undefined> {
  if (companyId === null || jobPostId === undefined || sort !== 'match') return undefined;
  const post = await readOwnJobPost(deps.db, { companyId, jobPostId });
  return post && readCriteria(deps, post);
}
