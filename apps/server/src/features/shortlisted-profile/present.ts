import type { ShortlistedProfile } from '@talaash/domain/shortlisted-profile/schema';
import { toListEntry } from '../company-relation/present.ts';
import type { ShortlistedProfileRow } from './queries.ts';

export const toShortlistedProfile = (row: ShortlistedProfileRow): ShortlistedProfile => ({
  ...toListEntry(row),
  jobPostId: row.jobPostId,
});
