import { z } from '@talaash/domain/base/schema';
import { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { UNSUBSCRIBE_TYPES } from '@talaash/domain/unsubscribe/choice';
import { UnsubscribeLink, UnsubscribeLinkChange } from '@talaash/domain/unsubscribe/schema';
import { USER_TYPES } from '@talaash/domain/user-profile/choice';
import { call } from './call.ts';

const tags = ['Account'];
const own = 'the caller’s own account';
const Preferences = z.object({ notificationPreferences: NotificationPreferences });

const ownByLink = 'the account of the address that received the link';
const PreferencesByLink = z.object({
  type: z.enum(UNSUBSCRIBE_TYPES),
  /** Enough of the address for its owner to recognise it. */
  maskedEmail: z.string(),
  /** Absent if the account has no side yet. */
  userType: z.enum(USER_TYPES).optional(),
  notificationPreferences: NotificationPreferences,
});

export const notificationPreferences = {
  get: call({
    access: 'verified',
    own,
    method: 'GET',
    path: '/notification-preferences',
    summary: 'Returns which emails the account has turned off',
    tags,
  }).output(Preferences),
  update: call({
    access: 'verified',
    own,
    method: 'PUT',
    path: '/notification-preferences',
    summary: 'Saves which emails the account has turned off. Applies to queued emails too',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ notificationPreferences: NotificationPreferences }))
    .output(Preferences),
  getByLink: call({
    access: 'anyone',
    own: ownByLink,
    path: '/get-notification-preferences-by-link',
    summary: 'Returns which emails the address of an unsubscribe link has turned off. Requires no sign-in',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(UnsubscribeLink)
    .output(PreferencesByLink),
  updateByLink: call({
    access: 'anyone',
    own: ownByLink,
    path: '/update-notification-preferences-by-link',
    summary: 'Saves which emails the address of an unsubscribe link has turned off. Requires no sign-in',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(UnsubscribeLinkChange)
    .output(PreferencesByLink),
};
