import { Cursor, id, isoDateTimeUtc, limit, listOf, z } from '@talaash/domain/base/schema';
import { ADMIN_PAGE_SIZE } from '@talaash/domain/review/limit';
import { AdminSearch, EarlierHumanReview, HumanReviewAnswer } from '@talaash/domain/review/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { Talent } from '@talaash/domain/talent/schema';
import { call } from './call.ts';

const tags = ['Admin'];

/** A talent as admins get it. */
export const AdminTalent = z.object({
  talent: Talent,
  /** Absent while it is incomplete. */
  talentProfile: TalentProfile.optional(),
  email: z.string(),
  /** Since when the human review waits to be answered; absent when none is pending. */
  humanReviewWaitingSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
});
export type AdminTalent = z.infer<typeof AdminTalent>;

const TalentId = z.strictObject({ talentId: id() });

export const adminTalent = {
  page: call({
    access: 'admin',
    path: '/page-admin-talent-dto',
    summary:
      'The talents with their profiles, newest first. With humanReviewStatus only those that wait for a human review, the longest wait first',
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
    .output(listOf(AdminTalent)),
  get: call({
    access: 'admin',
    path: '/get-admin-talent-dto',
    summary: 'One talent with its profile, the human review before, and what was changed since then',
    tags,
  })
    .input(TalentId)
    .output(
      AdminTalent.extend({
        humanReviewsCount: z.number().int(),
        earlierHumanReview: EarlierHumanReview.optional(),
      }),
    ),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-talent',
    summary:
      'Answers a pending human review. CONFLICT when none is pending, or when the profile is newer than the version that the admin read',
    tags,
  })
    .input(
      TalentId.extend({
        humanReviewResponse: HumanReviewAnswer,
        /** The version of the profile that the admin read. */
        profileUpdatedIsoDateTimeUtc: isoDateTimeUtc().optional(),
      }),
    )
    .output(z.object({ talent: Talent })),
};
