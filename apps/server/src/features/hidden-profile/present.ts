import type { HiddenProfile } from '@talaash/domain/hidden-profile/schema';
import type { HiddenProfileRow } from './queries.ts';

export const toHiddenProfile = (row: HiddenProfileRow): HiddenProfile => ({
  key: { companyId: row.companyId, talentId: row.talentId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  talentName: row.talentName,
  talentJobTitle: row.talentJobTitle,
  searchKeywords: row.searchKeywords,
});
