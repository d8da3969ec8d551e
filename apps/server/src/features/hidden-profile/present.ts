import type { HiddenProfile } from '@talaash/domain/listed-profile';
import type { HiddenProfileRow } from './queries.ts';

export const toHiddenProfile = (row: HiddenProfileRow): HiddenProfile => ({
  key: { companyId: row.companyId, talentId: row.talentId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  talentName: row.talentName,
  searchKeywords: row.searchKeywords,
});
