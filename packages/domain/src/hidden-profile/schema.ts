import { timestamps, z } from '../base/schema.ts';
import { CompanyTalentKey, keptCard } from '../company-relation/schema.ts';

export const HiddenProfile = z.strictObject({ key: CompanyTalentKey, ...timestamps, ...keptCard });
export type HiddenProfile = z.infer<typeof HiddenProfile>;
