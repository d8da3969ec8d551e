import { z } from '@talaash/domain/base/schema';
import { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { call } from './call.ts';

const tags = ['Account'];
const own = 'the caller’s own account';
const Preferences = z.object({ notificationPreferences: NotificationPreferences });

export const notificationPreferences = {
  get: call({
    access: 'verified',
    own,
    method: 'GET',
    path: '/notification-preferences',
    summary: 'Which mails the account does not want',
    tags,
  }).output(Preferences),
  update: call({
    access: 'verified',
    own,
    method: 'PUT',
    path: '/notification-preferences',
    summary: 'Saves which mails the account does not want. It counts for mails that wait already',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ notificationPreferences: NotificationPreferences }))
    .output(Preferences),
};
