import type { UserProfile } from '@talaash/domain/user-profile/schema';
import type { userProfiles } from '../../db/schema/user-profile.ts';

/** A user profile, for its owner. */
export const toUserProfile = (profile: typeof userProfiles.$inferSelect): UserProfile => ({
  key: { uid: profile.uid },
  createdIsoDateTimeUtc: profile.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
  userType: profile.userType,
  countryCode: profile.countryCode,
  ...(profile.talentId === null ? {} : { talentId: profile.talentId }),
  ...(profile.companyId === null ? {} : { companyId: profile.companyId }),
});
