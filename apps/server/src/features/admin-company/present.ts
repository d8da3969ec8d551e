import type { AdminCompany } from '@talaash/contract/admin-company';
import { recordOf } from '@talaash/domain/base/complete';
import type { AdminCompanyRow } from '../../call/admin-list.ts';
import { toCompany } from '../company/present.ts';
import { toCompanyProfile } from '../company-profile/present.ts';

/** A company for admins: all that its owner gets, and the email. */
export const toAdminCompany = ({ holder, profile, email }: AdminCompanyRow): AdminCompany =>
  recordOf<AdminCompany>({
    company: toCompany(holder),
    companyProfile: profile && toCompanyProfile(profile),
    email,
    humanReviewWaitingSinceIsoDateTimeUtc: holder.humanReviewWaitingSince,
  });
