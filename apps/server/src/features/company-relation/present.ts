import type { HiddenProfile } from '@talaash/domain/hidden-profile/schema';
import type { hiddenProfiles } from '../../db/schema/hidden-profile.ts';

/** What the entries of every list of a company have. */
export const toListEntry = (row: typeof hiddenProfiles.$inferSelect): HiddenProfile => ({
  key: { companyId: row.companyId, talentId: row.talentId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  talentName: row.talentName,
  talentJobTitle: row.talentJobTitle,
  searchKeywords: row.searchKeywords,
});
