import type { ShownFields } from '../base/audience.ts';
import type { CompanyProfile } from './schema.ts';

/** The fields that an invited talent gets. Apart from the company itself and admins, nobody else gets the profile. */
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
  isRecruitmentAgency: 'shown',
} as const satisfies ShownFields<CompanyProfile>;
