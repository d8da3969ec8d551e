import { id, listOf, z } from '@talaash/domain/base/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { Talent } from '@talaash/domain/talent/schema';
import { AdminPage, adminRecord, humanReviewAnswer, reviewedBefore } from './admin-record.ts';
import { call } from './call.ts';

const tags = ['Admin'];

/** A talent for admins. */
export const AdminTalent = z.object({
  talent: Talent,
  /** Absent while it is incomplete. */
  talentProfile: TalentProfile.optional(),
  ...adminRecord,
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
    .input(AdminPage)
    .output(listOf(AdminTalent)),
  get: call({
    access: 'admin',
    path: '/get-admin-talent-dto',
    summary: 'One talent with its profile, the human review before, and what was changed since then',
    tags,
  })
    .input(TalentId)
    .output(AdminTalent.extend(reviewedBefore)),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-talent',
    summary:
      'Answers a pending human review. CONFLICT when none is pending, or when the profile is newer than the version that the admin read',
    tags,
  })
    .input(TalentId.extend(humanReviewAnswer))
    .output(z.object({ talent: Talent })),
};
