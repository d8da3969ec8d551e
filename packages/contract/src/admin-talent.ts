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
      'Lists talents with their profiles, newest first. With humanReviewStatus, lists only those waiting for a human review, longest wait first',
    tags,
  })
    .input(AdminPage)
    .output(listOf(AdminTalent)),
  get: call({
    access: 'admin',
    path: '/get-admin-talent-dto',
    summary: 'Returns a talent with its profile, the previous human review and the changes since then',
    tags,
  })
    .input(TalentId)
    .output(AdminTalent.extend(reviewedBefore)),
  postHumanReview: call({
    access: 'admin',
    path: '/post-human-review-for-talent',
    summary:
      'Answers a pending human review. CONFLICT if none is pending, or if the profile has changed since the admin read it',
    tags,
  })
    .input(TalentId.extend(humanReviewAnswer))
    .output(z.object({ talent: Talent })),
};
