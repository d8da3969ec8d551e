import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { CompanyProfileRow } from './queries.ts';

/** A company profile, the same for its owner, admins, the reviewer and the talents it has invited. */
export const toCompanyProfile = (profile: CompanyProfileRow): CompanyProfile => ({
  key: { companyId: profile.companyId },
  createdIsoDateTimeUtc: profile.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
  name: profile.name,
  logo: profile.logo ?? undefined,
  website: profile.website,
  countryCode: profile.countryCode,
  locality: profile.locality,
  ...(profile.companyOverview === null ? {} : { companyOverview: profile.companyOverview }),
});
