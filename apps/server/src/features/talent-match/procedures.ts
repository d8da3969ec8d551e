import type { WhyFound } from '@talaash/contract/talent-match';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { WHY_FOUND_INVITATIONS_MAX } from '@talaash/domain/talent-match/limit';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { whyFound } from '@talaash/domain/talent-match/why-found';
import { matchGaps, matchItemSentence, matchReasons } from '@talaash/domain/talent-match/words';
import { company, talent } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { type JobPostRow, readOwnJobPost } from '../job-post/queries.ts';
import { viewFor } from '../talent-profile/present.ts';
import { readTalentProfile, readTalentProfiles } from '../talent-profile/queries.ts';
import { toMatch, toRedactedMatch, toSearchOfPost, toTalentSkills } from './present.ts';
import { readCriteria, readPostsThatFound } from './queries.ts';

export const talentMatchProcedures = {
  ofJobPost: company.talentMatch.ofJobPost.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = viewer;
    const talentIds = [...new Set(input.talentIds)];
    const [post, found] = await Promise.all([
      requireOwnJobPost(deps, { companyId, jobPostId: input.jobPostId }),
      readTalentProfiles(deps.db, talentIds, companyId),
    ]);
    const criteria = await readCriteria(deps, post);
    const matches = new Map(
      found
        .filter(({ isVisible, isInSearch }) => isVisible || isInSearch)
        .map(({ profile, isVisible }) => {
          const match = isVisible ? toMatch : toRedactedMatch;
          return [profile.talentId, match(criteria, profile, deps.now())] as const;
        }),
    );
    return {
      matches: talentIds.flatMap((talentId) => {
        const match = matches.get(talentId);
        return match === undefined ? [] : [{ talentId, match }];
      }),
    };
  }),

  searchOfJobPost: company.talentMatch.searchOfJobPost.handler(
    async ({ input, context: { deps, viewer } }) => {
      const post = await requireOwnJobPost(deps, { companyId: viewer.companyId, jobPostId: input.jobPostId });
      return toSearchOfPost(await readCriteria(deps, post));
    },
  ),

  skills: company.talentMatch.skills.handler(async ({ input, context: { deps, viewer } }) => {
    const talentIds = [...new Set(input.talentIds)];
    const found = await readTalentProfiles(deps.db, talentIds, viewer.companyId);
    const shown = found.map((found) => viewFor(viewer, found)).filter((view) => view !== undefined);
    return { talents: shown.map((view) => toTalentSkills(view, input.skills)) };
  }),

  whyFound: talent.talentMatch.whyFound.handler(async ({ context: { deps, viewer } }): Promise<WhyFound> => {
    const [profile, found] = await Promise.all([
      readTalentProfile(deps.db, viewer.talentId),
      readPostsThatFound(deps.db, viewer.talentId),
    ]);
    if (profile === undefined) return { postsCount: 0, reasons: [], gaps: [], invitations: [] };
    const matches = await Promise.all(
      found.map(async ({ post, threadId }) => ({
        threadId,
        jobPostTitle: post.title,
        match: toMatch(await readCriteria(deps, post), profile, deps.now()),
      })),
    );
    return {
      postsCount: matches.length,
      ...whyFound(matches.map(({ match }) => match)),
      invitations: matches
        .flatMap(({ threadId, jobPostTitle, match }) =>
          threadId === null
            ? []
            : [
                {
                  threadId,
                  jobPostTitle,
                  reasons: matchReasons(criteriaOnly(match)).map(matchItemSentence),
                  gaps: matchGaps(criteriaOnly(match)).map(matchItemSentence),
                },
              ],
        )
        .slice(0, WHY_FOUND_INVITATIONS_MAX),
    };
  }),
};

/** Without freshness, which no post requires. */
const criteriaOnly = ({ items }: TalentMatch) => ({
  items: items.filter(({ criterion }) => criterion !== 'freshness'),
});

async function requireOwnJobPost(
  { db }: Pick<Deps, 'db'>,
  own: { companyId: string; jobPostId: string },
): Promise<JobPostRow> {
  const post = await readOwnJobPost(db, own);
  if (!post) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  return post;
}
