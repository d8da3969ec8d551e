import { id, timestamps, z } from '../base/schema.ts';
import { CompanyTalentKey, keptCard } from '../company-relation/schema.ts';

export const ShortlistedProfile = z.strictObject({
  key: CompanyTalentKey,
  ...timestamps,
  jobPostId: id(),
  ...keptCard,
});
export type ShortlistedProfile = z.infer<typeof ShortlistedProfile>;
