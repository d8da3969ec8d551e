import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import { withProfiles } from '../company-relation/queries.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { delist, shortlist } from './actions.ts';
import { toShortlistedProfile } from './present.ts';
import { pageShortlist, readShortlisters, shortlistedAt, type ShortlistQuestion } from './queries.ts';

export const shortlistedProfileProcedures = {
  list: company.shortlistedProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    const { limit, cursor: after } = input;
    const { rows, cursor } = await pageShortlist(deps, { companyId: viewer.companyId, limit, cursor: after });
    return { list: rows.map(toShortlistedProfile), cursor };
  }),
  put: company.shortlistedProfile.put.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, jobPostId } = input;
    const jobPost = await readOwnJobPost(deps.db, { companyId: viewer.companyId, jobPostId });
    if (!jobPost) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    const row = await shortlist(deps, viewer, { talentId, jobPostId });
    return { shortlistedProfile: toShortlistedProfile(row) };
  }),
  delete: company.shortlistedProfile.delete.handler(
    async ({ input: { talentId }, context: { deps, viewer } }) => {
      await delist(deps, viewer, talentId);
      return {};
    },
  ),
  search: company.shortlistedProfile.search.handler(({ input, context: { deps, viewer } }) => {
    const { talentNormalisedNameStartsWith: nameStartsWith, jobPostId, limit, cursor } = input;
    return listWithProfiles(deps, { companyId: viewer.companyId, nameStartsWith, jobPostId, limit, cursor });
  }),
  getShortlist: company.shortlistedProfile.getShortlist.handler(({ input, context: { deps, viewer } }) =>
    listWithProfiles(deps, { ...input, companyId: viewer.companyId }),
  ),
};

async function listWithProfiles(deps: Deps, question: ShortlistQuestion) {
  const { rows, cursor } = await pageShortlist(deps, question);
  const [found, names] = await Promise.all([
    withProfiles(deps.db, question.companyId, rows),
    readShortlisters(deps.db, question.companyId, rows),
  ]);
  const list = found.map(({ row, ...beside }) => ({
    shortlistedProfile: toShortlistedProfile(row),
    shortlistedByName: names.get(row.shortlistedByUid) ?? null,
    shortlistedIsoDateTimeUtc: shortlistedAt(row),
    ...beside,
  }));
  return { list, cursor };
}
