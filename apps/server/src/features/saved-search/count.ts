import { changedSince } from '@talaash/domain/talent-search/rule';
import type { SavedSearchCount, SavedSearchQuestion } from '@talaash/domain/saved-search/schema';
import type { TalentQuestion } from '@talaash/talent-index/port';
import type { Deps } from '../../call/deps.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import { readSearchingCompany } from '../talent-search/queries.ts';
import { newSince } from './present.ts';
import { listSavedSearches } from './queries.ts';

/** The viewer and the time. */
export type Asker = Pick<TalentQuestion, 'hiddenTalentIds' | 'redacted' | 'nowMs'>;

/** A saved search as a query for people who were added or changed since then. */
export const questionSince = (
  { query, conditions, ...question }: SavedSearchQuestion,
  sinceIsoDateTimeUtc: string,
  asker: Asker,
): TalentQuestion => ({
  ...question,
  ...asker,
  text: query,
  conditions: [...conditions, changedSince(sinceIsoDateTimeUtc, asker.nowMs)],
  page: 0,
});

/** How many new people each saved search of a company finds, in one request to the index. */
export async function countNewPeople(
  { db, now, talentIndex }: Pick<Deps, 'db' | 'now' | 'talentIndex'>,
  companyId: string,
): Promise<SavedSearchCount[]> {
  const [rows, company] = await Promise.all([
    listSavedSearches(db, companyId),
    readSearchingCompany(db, companyId),
  ]);
  if (rows.length === 0 || !company) return [];
  const nowMs = now();
  const asker = { hiddenTalentIds: company.hiddenTalentIds, redacted: !company.isApproved, nowMs };
  const questions = rows.map((row) => questionSince(row.question, newSince(row, nowMs), asker));
  const tallies = await talentIndex.tally(questions).catch(unavailableWhenLost);
  return rows.map((row, at) => ({
    savedSearchId: row.savedSearchId,
    newCount: tallies[at]?.total ?? 0,
    newSinceIsoDateTimeUtc: newSince(row, nowMs),
  }));
}
