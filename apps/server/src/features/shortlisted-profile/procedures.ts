import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { toTalentCard } from '../talent-profile/present.ts';
import { companyRelations, readVisibleTalentProfiles } from '../talent-profile/queries.ts';
import { delist, shortlist } from './actions.ts';
import { toShortlistedProfile } from './present.ts';
import { pageShortlist, type ShortlistQuestion } from './queries.ts';

export const shortlistedProfileProcedures = {
  list: company.shortlistedProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const { rows, cursor } = await pageShortlist(deps, { ...input, cursor: null });
    return { list: rows.map(toShortlistedProfile), cursor };
  }),
  put: company.shortlistedProfile.put.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const { companyId, talentId, jobPostId } = input;
    const jobPost = await readOwnJobPost(deps.db, { companyId, jobPostId });
    if (!jobPost) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    const row = await shortlist(deps, { companyId, talentId, jobPostId, actorUid: viewer.uid });
    return { shortlistedProfile: toShortlistedProfile(row) };
  }),
  delete: company.shortlistedProfile.delete.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    await delist(deps, { ...input, actorUid: viewer.uid });
    return {};
  }),
  search: company.shortlistedProfile.search.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const { talentNormalisedNameStartsWith: nameStartsWith, ...filter } = input;
    return listWithProfiles(deps, { ...filter, nameStartsWith });
  }),
  getShortlist: company.shortlistedProfile.getShortlist.handler(({ input, context: { deps, viewer } }) =>
    listWithProfiles(deps, { ...input, companyId: viewer.companyId }),
  ),
};

function requireOwn(named: { companyId: string }, viewer: { companyId: string }): void {
  if (named.companyId !== viewer.companyId) throw refusal('NOT_FOUND');
}

async function listWithProfiles(deps: Deps, question: ShortlistQuestion) {
  const { companyId } = question;
  const { rows, cursor } = await pageShortlist(deps, question);
  const talentIds = rows.map(({ talentId }) => talentId);
  const [found, relations] = await Promise.all([
    readVisibleTalentProfiles(deps.db, talentIds, companyId),
    companyRelations(deps.db, companyId, talentIds),
  ]);
  const cards = new Map(found.map((profile) => [profile.talentId, toTalentCard(profile)]));
  const list = rows.map((row) => ({
    shortlistedProfile: toShortlistedProfile(row),
    talentProfile: cards.get(row.talentId) ?? null,
    relation: relations[row.talentId] ?? { isShortlisted: true, isHidden: false },
  }));
  return { list, cursor };
}
