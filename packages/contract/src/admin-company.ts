import { id, listOf, z } from '@talaash/domain/base/schema';
import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { Company } from '@talaash/domain/company/schema';
import { AdminPage, adminRecord, humanReviewAnswer, reviewedBefore } from './admin-record.ts';
import { call } from './call.ts';

const tags = ['Admin'];

/** A company for admins. */
export const AdminCompany = z.object({
  company: Company,
  /** Absent while it is incomplete. */
  companyProfile: CompanyProfile.optional(),
  ...adminRecord,
});
export type AdminCompany = z.infer<typeof AdminCompany>;

const CompanyId = z.strictObject({ companyId: id() });

export const adminCompany = {
  page: call({
    access: 'admin',
    path: '/page-admin-company-dto',
    summary:
      'The companies with their profiles, newest first. With humanReviewStatus only those that wait for a human review, the longest wait first',
    tags,
  })
    .input(AdminPage)
    .output(listOf(AdminCompany)),
  get: call({
    access: 'admin',
    path: '/get-admin-company-dto',
    summary: 'One company with its profile, the human review before, and what was changed since then',
    tags,
  })
    .input(CompanyId)
    .output(AdminCompany.extend(reviewedBefore)),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-company',
    summary:
      'Answers a pending human review. CONFLICT when none is pending, or when the profile is newer than the version that the admin read',
    tags,
  })
    .input(CompanyId.extend(humanReviewAnswer))
    .output(z.object({ company: Company })),
};
