import { COUNTRY_CODES } from '../base/country.ts';
import { id, timestamps, z } from '../base/schema.ts';
import { USER_TYPES } from './choice.ts';

/** Which side of the marketplace an account is on: it belongs to exactly one talent or company. */
export const UserProfile = z
  .strictObject({
    key: z.strictObject({ uid: id() }),
    ...timestamps,
    userType: z.enum(USER_TYPES),
    countryCode: z.enum(COUNTRY_CODES),
    talentId: id().optional(),
    companyId: id().optional(),
  })
  .superRefine((profile, context) => {
    const own = profile.userType === 'talent' ? 'talentId' : 'companyId';
    const other = profile.userType === 'talent' ? 'companyId' : 'talentId';
    const users = `for ${profile.userType} users`;
    if (profile[own] === undefined)
      context.addIssue({ code: 'custom', path: [own], message: `${own} is required ${users}` });
    if (profile[other] !== undefined) {
      context.addIssue({ code: 'custom', path: [other], message: `${other} must be undefined ${users}` });
    }
  });
export type UserProfile = z.infer<typeof UserProfile>;
