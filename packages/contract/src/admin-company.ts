import { Cursor, id, isoDateTimeUtc, limit, listOf, z } from '@talaash/domain/base/schema';
import { ADMIN_PAGE_SIZE } from '@talaash/domain/review/limit';
import { AdminSearch, EarlierHumanReview, HumanReviewAnswer } from '@talaash/domain/review/schema';
import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { Company } from '@talaash/domain/company/schema';
import { call } from './call.ts';

const tags = ['Admin'];

/** A company as admins get it. */
export const AdminCompany = z.object({
  company: Company,
  /** Absent while it is incomplete. */
  companyProfile: CompanyProfile.optional(),
  email: z.string(),
  /** Since when the human review waits to be answered; absent when none is pending. */
  humanReviewWaitingSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
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
    .input(
      z.strictObject({
        limit: limit(ADMIN_PAGE_SIZE),
        cursor: Cursor,
        humanReviewStatus: z.literal('pending').optional(),
        /** The beginning of words of the name, of the email, or an id or its last six characters. */
        search: AdminSearch,
      }),
    )
    .output(listOf(AdminCompany)),
  get: call({
    access: 'admin',
    path: '/get-admin-company-dto',
    summary: 'One company with its profile, the human review before, and what was changed since then',
    tags,
  })
    .input(CompanyId)
    .output(
      AdminCompany.extend({
        humanReviewsCount: z.number().int(),
        earlierHumanReview: EarlierHumanReview.optional(),
      }),
    ),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-company',
    summary:
      'Answers a pending human review. CONFLICT when none is pending, or when the profile is newer than the version that the admin read',
    tags,
  })
    .input(
      CompanyId.extend({
        humanReviewResponse: HumanReviewAnswer,
        /** The version of the profile that the admin read. */
        profileUpdatedIsoDateTimeUtc: isoDateTimeUtc().optional(),
      }),
    )
    .output(z.object({ company: Company })),
};
