import { recordOf } from '@talaash/domain/base/complete';
import type { UserProfile } from '@talaash/domain/user-profile/schema';
import type { userProfiles } from '../../db/schema/user-profile.ts';

/** A user profile, for its owner. */
export const toUserProfile = (profile: typeof userProfiles.$inferSelect): UserProfile =>
  recordOf<UserProfile>({
    key: { uid: profile.uid },
    createdIsoDateTimeUtc: profile.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
    userType: profile.userType,
    countryCode: profile.countryCode,
    talentId: profile.talentId,
    companyId: profile.companyId,
  });
