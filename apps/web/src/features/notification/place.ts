import type { Notification } from '@talaash/contract/notification';
import type { UserType } from '@talaash/domain/user-profile/choice';

export const NOTIFICATIONS_PATHS = {
  talent: '/talent/notifications',
  company: '/company/notifications',
} as const satisfies Record<UserType, string>;

export const SETTINGS_PATHS = {
  talent: '/talent/settings',
  company: '/company/settings',
} as const satisfies Record<UserType, string>;

/** The destination of an entry. */
export function placeOf(
  { threadId, type, jobPostId, jobPostTitle }: Notification,
  side: UserType,
): { to: string; search?: Record<string, string> } {
  if (threadId !== null) return { to: `/${side}/messages`, search: { thread: threadId } };
  if (type === 'profile_update') return { to: `/${side}/profile` };
  if (type !== 'job_post') return { to: `/${side}/dashboard` };
  return jobPostId === null || jobPostTitle === null
    ? { to: '/company/job_posts' }
    : { to: `/company/job_posts/view/${jobPostId}` };
}
