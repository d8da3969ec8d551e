import { CompanyKey } from './company-profile.ts';
import { id, timestamps, z } from './schema.ts';
import { TalentKey } from './talent-profile.ts';

const key = z.strictObject({ ...CompanyKey.shape, ...TalentKey.shape });
const named = { talentName: z.string(), searchKeywords: z.array(z.string()) };

export const ShortlistedProfile = z.strictObject({ key, ...timestamps, jobPostId: id(), ...named });
export type ShortlistedProfile = z.infer<typeof ShortlistedProfile>;

export const HiddenProfile = z.strictObject({ key, ...timestamps, ...named });
export type HiddenProfile = z.infer<typeof HiddenProfile>;
