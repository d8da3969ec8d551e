import { z } from '@talaash/domain/base/schema';
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
