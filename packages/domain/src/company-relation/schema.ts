import { z } from '../base/schema.ts';
import { CompanyKey } from '../company/schema.ts';
import { TalentKey } from '../talent/schema.ts';

/** Names an entry of a company's shortlist or of its hidden profiles. */
export const CompanyTalentKey = z.strictObject({ ...CompanyKey.shape, ...TalentKey.shape });

/** The name as the entry keeps it, and the keywords by which it is filtered. */
export const listedName = { talentName: z.string(), searchKeywords: z.array(z.string()) };
