import type { AdminTalent } from '@talaash/contract/admin-talent';
import { recordOf } from '@talaash/domain/base/complete';
import { toTalent } from '../talent/present.ts';
import { toTalentProfile } from '../talent-profile/present.ts';
import type { AdminTalentRow } from './queries.ts';

/** A talent as admins get it: all that its owner gets, and the email. */
export const toAdminTalent = ({ talent, profile, email }: AdminTalentRow): AdminTalent =>
  recordOf<AdminTalent>({
    talent: toTalent(talent),
    talentProfile: profile && toTalentProfile(profile),
    email,
    humanReviewWaitingSinceIsoDateTimeUtc: talent.humanReviewWaitingSince,
  });
