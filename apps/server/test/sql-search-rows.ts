import type { SearchQuery } from '@talaash/talent-index/answers/search-query';
import type { TalentQuestion } from '@talaash/talent-index/port';
import type pg from 'pg';
import type { FoundGroup } from './sql-search-group.ts';

/** What a question asks of rows of talents, after its groups were stored. */
export type QueryRows = {
  client: pg.Client;
  question: TalentQuestion;
  query: SearchQuery;
  /** Needed ones first. */
  groups: readonly FoundGroup[];
  talents: number;
};
