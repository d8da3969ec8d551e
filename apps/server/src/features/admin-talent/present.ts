import type { AdminTalent } from '@talaash/contract/admin-talent';
import { recordOf } from '@talaash/domain/base/complete';
import type { AdminTalentRow } from '../../call/admin-list.ts';
import { toTalent } from '../talent/present.ts';
import { toTalentProfile } from '../talent-profile/present.ts';

/** A talent for admins: all that its owner gets, and the email. */
export const toAdminTalent = ({ holder, profile, email }: AdminTalentRow): AdminTalent =>
  recordOf<AdminTalent>({
    talent: toTalent(holder),
    talentProfile: profile && toTalentProfile(profile),
    email,
    humanReviewWaitingSinceIsoDateTimeUtc: holder.humanReviewWaitingSince,
  });
