import { timestamps, z } from '../base/schema.ts';
import { CompanyTalentKey, listedName } from '../company-relation/schema.ts';

export const HiddenProfile = z.strictObject({ key: CompanyTalentKey, ...timestamps, ...listedName });
export type HiddenProfile = z.infer<typeof HiddenProfile>;
