import { z } from '../base/schema.ts';
import { CompanyKey } from '../company/schema.ts';
import { TalentKey } from '../talent/schema.ts';

/** The key of an entry in a company's shortlist or hidden profiles. */
export const CompanyTalentKey = z.strictObject({ ...CompanyKey.shape, ...TalentKey.shape });

/** What the company last saw of the talent, stored with the entry, and the keywords that filter the list. */
export const keptCard = {
  talentName: z.string(),
  talentJobTitle: z.string(),
  searchKeywords: z.array(z.string()),
};
