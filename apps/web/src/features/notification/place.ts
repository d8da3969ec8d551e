import type { Notification } from '@talaash/contract/notification';
import type { NotificationEvent } from '@talaash/domain/notification/choice';
import type { UserType } from '@talaash/domain/user-profile/choice';

export const NOTIFICATIONS_PATHS = {
  talent: '/talent/notifications',
  company: '/company/notifications',
} as const satisfies Record<UserType, string>;

export const SETTINGS_PATHS = {
  talent: '/talent/settings',
  company: '/company/settings',
} as const satisfies Record<UserType, string>;

const PRIVACY_PATHS: Partial<Record<NotificationEvent, string>> = {
  employer_added: '/talent/privacy-shield',
  erasure_confirmed: '/talent/who-saw-me',
  tracking_asked: '/talent/settings',
};

/** The destination of an entry. */
export function placeOf(
  { threadId, talentId, type, event, jobPostId, jobPostTitle }: Notification,
  side: UserType,
): { to: string; search?: Record<string, string> } {
  if (threadId !== null) return { to: `/${side}/messages`, search: { thread: threadId } };
  if (talentId !== null) return { to: '/company/messages', search: { profile: talentId } };
  if (type === 'privacy') return { to: PRIVACY_PATHS[event] ?? SETTINGS_PATHS[side] };
  if (type === 'decision') return { to: '/decisions' };
  if (type === 'profile_update') return { to: `/${side}/profile` };
  if (type !== 'job_post') return { to: `/${side}/dashboard` };
  return jobPostId === null || jobPostTitle === null
    ? { to: '/company/job_posts' }
    : { to: `/company/job_posts/view/${jobPostId}` };
}
