import type { ShortlistedProfile } from '@talaash/domain/shortlisted-profile/schema';
import type { ShortlistedProfileRow } from './queries.ts';

export const toShortlistedProfile = (row: ShortlistedProfileRow): ShortlistedProfile => ({
  key: { companyId: row.companyId, talentId: row.talentId },
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
  jobPostId: row.jobPostId,
  talentName: row.talentName,
  talentJobTitle: row.talentJobTitle,
  searchKeywords: row.searchKeywords,
});
