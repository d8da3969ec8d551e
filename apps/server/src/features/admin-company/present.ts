import type { AdminCompany } from '@talaash/contract/admin-company';
import { recordOf } from '@talaash/domain/base/complete';
import { toCompany } from '../company/present.ts';
import { toCompanyProfile } from '../company-profile/present.ts';
import type { AdminCompanyRow } from './queries.ts';

/** A company as admins get it: all that its owner gets, and the email. */
export const toAdminCompany = ({ company, profile, email }: AdminCompanyRow): AdminCompany =>
  recordOf<AdminCompany>({
    company: toCompany(company),
    companyProfile: profile && toCompanyProfile(profile),
    email,
    humanReviewWaitingSinceIsoDateTimeUtc: company.humanReviewWaitingSince,
  });
