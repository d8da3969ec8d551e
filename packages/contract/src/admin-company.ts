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
      'Lists companies with their profiles, newest first. With humanReviewStatus, lists only those waiting for a human review, longest wait first',
    tags,
  })
    .input(AdminPage)
    .output(listOf(AdminCompany)),
  get: call({
    access: 'admin',
    path: '/get-admin-company-dto',
    summary: 'Returns a company with its profile, the previous human review and the changes since then',
    tags,
  })
    .input(CompanyId)
    .output(AdminCompany.extend(reviewedBefore)),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-company',
    summary:
      'Answers a pending human review. CONFLICT if none is pending, or if the profile has changed since the admin read it',
    tags,
  })
    .input(CompanyId.extend(humanReviewAnswer))
    .output(z.object({ company: Company })),
};
