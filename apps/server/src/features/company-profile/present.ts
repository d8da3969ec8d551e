import { shownOf } from '@talaash/domain/base/audience';
import { pick, recordOf } from '@talaash/domain/base/complete';
import { COMPANY_PROFILE_AUDIENCE } from '@talaash/domain/company-profile/audience';
import { COMPANY_PROFILE_FIELDS, type CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { CompanyProfileRow } from './queries.ts';

/** The full profile, for its owner, admins and the reviewer. */
export const toCompanyProfile = (profile: CompanyProfileRow): CompanyProfile =>
  recordOf<CompanyProfile>({
    key: { companyId: profile.companyId },
    createdIsoDateTimeUtc: profile.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
    ...pick(profile, COMPANY_PROFILE_FIELDS),
  });

/** The profile for a talent whom the company has invited. */
export const toInvitingCompanyProfile = (profile: CompanyProfileRow): CompanyProfile =>
  shownOf(toCompanyProfile(profile), COMPANY_PROFILE_AUDIENCE);
