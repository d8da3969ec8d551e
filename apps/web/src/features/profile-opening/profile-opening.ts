import { api } from '../../lib/api.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';

/** The companies that opened the talent's profile in a week; undefined is this one. No event tells of an opening. */
export const openingsQuery = (weekStartIsoDate?: string) =>
  api.profileOpening.listOfWeek.queryOptions({
    input: weekStartIsoDate === undefined ? {} : { weekStartIsoDate },
    staleTime: VISIT_STALE_MS,
  });

export const namingQuery = api.profileOpening.getNaming.queryOptions();
