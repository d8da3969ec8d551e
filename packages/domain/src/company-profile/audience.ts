import type { ShownFields } from '../base/audience.ts';
import type { CompanyProfile } from './schema.ts';

/** What a talent gets of the profile of a company that has invited it. Nobody else but the company and admins gets any. */
export const COMPANY_PROFILE_AUDIENCE = {
  key: 'shown',
  createdIsoDateTimeUtc: 'shown',
  updatedIsoDateTimeUtc: 'shown',
  name: 'shown',
  logo: 'shown',
  website: 'shown',
  countryCode: 'shown',
  locality: 'shown',
  companyOverview: 'shown',
} as const satisfies ShownFields<CompanyProfile>;
