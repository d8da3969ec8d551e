import { id, timestamps, z } from '../base/schema.ts';
import { CompanyTalentKey, listedName } from '../company-relation/schema.ts';

export const ShortlistedProfile = z.strictObject({
  key: CompanyTalentKey,
  ...timestamps,
  jobPostId: id(),
  ...listedName,
});
export type ShortlistedProfile = z.infer<typeof ShortlistedProfile>;
