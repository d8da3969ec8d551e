import type { SearchAnswer, SearchHit } from '@talaash/contract/talent-search';
import { SEARCH_COMPLETED_LENGTH_MAX, SEARCH_COMPLETIONS_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchFacets } from '@talaash/domain/talent-search/schema';
import { changedSince } from '@talaash/domain/talent-search/rule';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { requireAccess } from '../../call/access.ts';
import { anyone, company } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { readViewerOfSession, type Viewer } from '../../call/viewer.ts';
import type { Db } from '../../db/client.ts';
import type { TalentAnswer, TalentQuestion } from '@talaash/talent-index/port';
import { createSearchKey, readSearchKey, type SearchRight } from '../../index/search-key.ts';
import { toRedactedSkills, toRedactedTalentCard, toTalentCard } from '../talent-profile/present.ts';
import { relationOf } from '../talent-profile/queries.ts';
import { missingWords } from './missing-word.ts';
import { readOrder } from './match-order.ts';
import { pointsOf, withoutPoint } from './place-point.ts';
import { suggestSearches } from './suggestions.ts';
import { readFoundTalents, readSearchingCompany } from './queries.ts';

export const talentSearchProcedures = {
  createCompanyApiKey: company.talentSearch.createCompanyApiKey.handler(
    async ({ context: { deps, viewer } }) => {
      const { companyId, sessionId } = viewer;
      const isApproved = (await readSearchingCompany(deps.db, companyId))?.isApproved === true;
      const right = { kind: 'company', companyId, sessionId, isApproved } as const;
      return createSearchKey(deps.secrets.searchKey, right, deps.now());
    },
  ),

  search: anyone.talentSearch.search.handler(async ({ input, context }): Promise<SearchAnswer> => {
    const { deps } = context;
    const { apiKey, query, changedSinceIsoDateTimeUtc, conditions, jobPostId, ...question } = input;
    const asker = await requireAsker(context, apiKey);
    const { hiddenTalentIds, redacted } = asker;
    const nowMs = deps.now();
    const since =
      changedSinceIsoDateTimeUtc === undefined ? [] : [changedSince(changedSinceIsoDateTimeUtc, nowMs)];
    const indexQuestion = {
      ...question,
      conditions: [...conditions.map(withoutPoint), ...since],
      points: await pointsOf(deps.places, input),
      text: query,
      hiddenTalentIds,
      redacted,
      nowMs,
      match: await readOrder(deps, question, { companyId: asker.companyId, jobPostId }).catch(
        unavailableWhenLost,
      ),
    };
    const answer = await deps.talentIndex.search(indexQuestion).catch(unavailableWhenLost);
    return {
      hits: await presentHits(
        asker === GUEST ? deps.replica.for('talentSearch.search') : deps.db,
        asker,
        answer,
      ),
      total: answer.total,
      nearTotal: answer.nearTotal,
      allWordsTotal: answer.allWordsTotal,
      isByJobPost: indexQuestion.match !== undefined,
      reading: answer.reading,
      facets: redacted ? facetsForGuests(answer.facets) : answer.facets,
      histograms: answer.histograms,
      ranges: answer.ranges,
      page: input.page,
      isPartial: answer.isPartial,
      isComplete: answer.isComplete,
    };
  }),

  complete: anyone.talentSearch.complete.handler(async ({ input, context }) => {
    const { deps } = context;
    const { hiddenTalentIds, redacted } = await requireAsker(context, input.apiKey);
    const typed = endOf(input.typed, SEARCH_COMPLETED_LENGTH_MAX);
    const query = { typed, hiddenTalentIds, redacted, limit: SEARCH_COMPLETIONS_MAX };
    return { completions: await deps.talentIndex.complete(query).catch(unavailableWhenLost) };
  }),

  suggest: anyone.talentSearch.suggest.handler(async ({ input, context }) => {
    const { deps } = context;
    const { apiKey, ...question } = input;
    const { hiddenTalentIds, redacted } = await requireAsker(context, apiKey);
    const tally = (questions: TalentQuestion[]) =>
      deps.talentIndex.tally(questions).catch(unavailableWhenLost);
    return {
      suggestions: await suggestSearches(
        tally,
        { hiddenTalentIds, redacted, points: await pointsOf(deps.places, question), nowMs: deps.now() },
        { ...question, conditions: question.conditions.map(withoutPoint) },
      ),
    };
  }),
};

/** The searcher, and what they may see now. */
type Asker = { companyId: string | null; hiddenTalentIds: string[]; redacted: boolean };

type Asking = Pick<Deps, 'config' | 'database' | 'db' | 'secrets' | 'now'>;

async function requireAsker(
  { deps, viewer }: { deps: Asking; viewer: Viewer },
  searchKey: string | undefined,
): Promise<Asker> {
  // The key of a program says who it is at every call, so it needs no search key.
  if (viewer?.program) return requireOwnCompany(deps, viewer.companyId);
  if (searchKey === undefined) throw validationRefusal({ apiKey: SEARCH_SENTENCES.keyMissing });
  const right = readSearchKey(deps.secrets.searchKey, searchKey, deps.now());
  if (!right) throw refusal('UNAUTHORIZED', SEARCH_SENTENCES.keyInvalid);
  if (right.kind !== 'guest') return requireCompany(deps, right);
  // A company that searches as a guest is still a company to those who hide from it.
  const company = viewer?.companyId ? await readSearchingCompany(deps.db, viewer.companyId) : undefined;
  return company ? { ...GUEST, hiddenTalentIds: company.hiddenTalentIds } : GUEST;
}

async function requireOwnCompany({ db }: Asking, companyId: string | null): Promise<Asker> {
  const company = companyId === null ? undefined : await readSearchingCompany(db, companyId);
  if (companyId === null || !company) throw refusal('FORBIDDEN');
  return { companyId, hiddenTalentIds: company.hiddenTalentIds, redacted: !company.isApproved };
}

const GUEST: Asker = { companyId: null, hiddenTalentIds: [], redacted: true };

/** A key is only valid while its session lasts and the company is approved as it was then. */
async function requireCompany(
  deps: Asking,
  { companyId, sessionId, isApproved }: Extract<SearchRight, { kind: 'company' }>,
): Promise<Asker> {
  const [viewer, company] = await Promise.all([
    readViewerOfSession(deps, sessionId),
    readSearchingCompany(deps.db, companyId),
  ]);
  if (viewer?.companyId !== companyId || !company)
    throw refusal('UNAUTHORIZED', SEARCH_SENTENCES.keySessionOver);
  requireAccess({ access: 'company', permission: 'read' }, viewer);
  if (isApproved && !company.isApproved) throw refusal('UNAUTHORIZED', SEARCH_SENTENCES.keyApprovalOver);
  return { companyId, hiddenTalentIds: company.hiddenTalentIds, redacted: !company.isApproved };
}

/** Guests do not see who has a resume, or anybody's employers. */
const facetsForGuests = (facets: SearchFacets): SearchFacets => ({
  ...facets,
  employers: [],
  marks: facets.marks.filter(({ value }) => value !== 'resume'),
});

/** The last characters of a text, from the start of a word on. */
const endOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(-length).replace(/^\S*\s?/, '');

/** The hits in order, read from the database. Leaves out talents who left search but are still in the index. */
async function presentHits(
  db: Db,
  { companyId, redacted }: Asker,
  { hits, isPartial, reading }: TalentAnswer,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const talentIds = hits.map(({ talentId }) => talentId);
  const rows = await readFoundTalents(db, talentIds, companyId);
  const cards = new Map(
    rows.filter((row) => row.isInSearch && !row.isThreadEnded).map((row) => [row.profile.talentId, row]),
  );
  const missing = isPartial ? missingWords(reading) : () => [];
  return hits.flatMap(({ talentId, match: { words, ...match } }): SearchHit[] => {
    const row = cards.get(talentId);
    if (!row) return [];
    const found = { ...match, words, missing: missing(words) };
    const relation = companyId === null ? {} : { relation: relationOf(row) };
    if (!redacted && !row.isAnonymous)
      return [{ talentProfile: toTalentCard(row.profile), match: found, ...relation }];
    // A skill that is masked on the card is also masked in the match.
    const skills = toRedactedSkills(row.profile, match.skills);
    return [{ talentProfile: toRedactedTalentCard(row.profile), match: { ...found, skills }, ...relation }];
  });
}
