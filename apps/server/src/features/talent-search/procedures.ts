import type { SearchAnswer, SearchHit } from '@talaash/contract/talent-search';
import { SEARCH_MESSAGES } from '@talaash/domain/search-limit';
import { anyone, company } from '../../api/base.ts';
import { refusal } from '../../api/refusal.ts';
import type { Db } from '../../db/client.ts';
import { IndexLost, type TalentAnswer } from '../../search/port.ts';
import { createSearchKey, readSearchKey, type SearchRight } from '../../search/search-key.ts';
import { toRedactedTalentCard, toTalentCard } from '../talent-profile/present.ts';
import { companyRelations, readTalentProfiles } from '../talent-profile/queries.ts';
import { readHiddenTalentIds } from './queries.ts';

export const talentSearchProcedures = {
  createCompanyApiKey: company.talentSearch.createCompanyApiKey.handler(({ context: { deps, viewer } }) => {
    const right = { kind: 'company', companyId: viewer.companyId } as const;
    return createSearchKey(deps.secrets.searchKey, right, deps.now());
  }),

  search: anyone.talentSearch.search.handler(async ({ input, context: { deps } }): Promise<SearchAnswer> => {
    const { apiKey, query, ...question } = input;
    const right = readSearchKey(deps.secrets.searchKey, apiKey, deps.now());
    const hiddenTalentIds = right && (await hiddenTalentIdsOf(deps.db, right));
    if (!right || !hiddenTalentIds) throw refusal('UNAUTHORIZED', SEARCH_MESSAGES.keyInvalid);
    const redacted = right.kind === 'guest';
    const asked = { ...question, text: query, hiddenTalentIds, redacted };
    const [answer, status] = await Promise.all([
      deps.talentIndex.search(asked),
      deps.talentIndex.status(),
    ]).catch(unavailableWhenLost);
    return {
      hits: await presentHits(deps.db, right, answer.hits),
      total: answer.total,
      facets: answer.facets,
      ranges: answer.ranges,
      page: input.page,
      isPartial: answer.isPartial,
      isComplete: status.state === 'ready',
    };
  }),
};

/** An index that ended under a search is replaced: the next search finds one. */
function unavailableWhenLost(error: unknown): never {
  throw error instanceof IndexLost ? refusal('SERVICE_UNAVAILABLE') : error;
}

const hiddenTalentIdsOf = async (db: Db, right: SearchRight) =>
  right.kind === 'company' ? readHiddenTalentIds(db, right.companyId) : [];

/** The hits in their order, read from the database: what the index does not know yet to be out of search is left out. */
async function presentHits(db: Db, right: SearchRight, hits: TalentAnswer['hits']): Promise<SearchHit[]> {
  const talentIds = hits.map(({ talentId }) => talentId);
  const companyId = right.kind === 'company' ? right.companyId : null;
  const [found, relations = {}] = await Promise.all([
    readTalentProfiles(db, talentIds, companyId),
    companyId === null ? undefined : companyRelations(db, companyId, talentIds),
  ]);
  const toCard = companyId === null ? toRedactedTalentCard : toTalentCard;
  const cards = new Map(
    found
      .filter(({ isInSearch }) => isInSearch)
      .map(({ profile }) => [profile.talentId, toCard(profile)] as const),
  );
  return hits.flatMap(({ talentId, match }) => {
    const talentProfile = cards.get(talentId);
    const relation = relations[talentId];
    return talentProfile ? [{ talentProfile, match, ...(relation ? { relation } : {}) }] : [];
  });
}
