import { z } from '@talaash/domain/base/schema';
import { COMPANY_ROLES } from '@talaash/domain/company-member/choice';
import { SubscriptionStatus } from '@talaash/domain/subscription/schema';
import { UserProfile } from '@talaash/domain/user-profile/schema';
import { call } from './call.ts';

export const Account = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Whether it has the right of an admin, and still has to set up the second factor that is required. */
  mustSetUpSecondFactor: z.boolean(),
  hasPassword: z.boolean(),
  /** Until when an admin has suspended the account; null if it is not. */
  suspendedUntilIsoDateTimeUtc: z.string().nullable(),
  /** When the account is deleted, unless its owner keeps it; null otherwise. */
  deletionDueIsoDateTimeUtc: z.string().nullable(),
});
export type Account = z.infer<typeof Account>;

export const Viewer = z.object({
  account: Account.nullable(),
  userProfile: UserProfile.nullable(),
  /** The talent's or company's name where there is a profile. */
  profileName: z.string().nullable(),
  profilePictureId: z.string().nullable(),
  /** What the account is in the company that it acts for; null for everybody else. */
  companyRole: z.enum(COMPANY_ROLES).nullable(),
  /** The other companies for which the account can act. */
  otherCompanies: z.array(z.object({ companyId: z.string(), name: z.string().nullable() })),
  hasPremiumAccess: z.boolean(),
  /** The status of a company’s premium plan; null for everybody else. */
  subscription: SubscriptionStatus.nullable(),
  unreadThreadsCount: z.number().int(),
  /** All, and those about no conversation, which `unreadThreadsCount` does not count. */
  unreadNotifications: z.object({ all: z.number().int() }),
  /** The event cursor from just before this was read: a live stream that resumes from it misses nothing. Null for a guest. */
  liveMark: z.string().nullable(),
});
export type Viewer = z.infer<typeof Viewer>;

export const viewer = {
  get: call({
    access: 'anyone',
    method: 'GET',
    path: '/viewer',
    summary: 'Returns the caller; for guests, all fields are null',
    tags: ['Account'],
  }).output(Viewer),
};
