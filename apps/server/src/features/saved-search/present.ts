import { newSinceMs, type SearchVisits } from '@talaash/domain/saved-search/rule';
import type { SavedSearch } from '@talaash/domain/saved-search/schema';
import type { SavedSearchRow } from './queries.ts';

export const visitsOf = ({
  createdIsoDateTimeUtc,
  visitedAt,
  visitedBeforeAt,
}: SavedSearchRow): SearchVisits => ({
  savedMs: Date.parse(createdIsoDateTimeUtc),
  visitedMs: visitedAt === null ? null : Date.parse(visitedAt),
  visitedBeforeMs: visitedBeforeAt === null ? null : Date.parse(visitedBeforeAt),
});

export const newSince = (row: SavedSearchRow, nowMs: number): string =>
  new Date(newSinceMs(visitsOf(row), nowMs)).toISOString();

export const toSavedSearch = (row: SavedSearchRow, nowMs: number): SavedSearch => ({
  key: { savedSearchId: row.savedSearchId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  name: row.name,
  question: row.question,
  ...(row.jobPostId === null ? {} : { jobPostId: row.jobPostId }),
  alert: row.alert,
  newSinceIsoDateTimeUtc: newSince(row, nowMs),
});
