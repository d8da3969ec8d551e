import type { CompanyPermission, CompanyRole } from '../company-member/choice.ts';
import { hasPermission } from '../company-member/permission.ts';
import { NOTIFICATION_EVENTS, type NotificationEvent } from './choice.ts';

const NEEDS: Partial<Record<NotificationEvent, CompanyPermission>> = { subscription_changed: 'pay' };

/** What a member's role must permit, so that they are notified of an event of their company. */
const neededFor = (event: NotificationEvent): CompanyPermission => NEEDS[event] ?? 'read';

/** Whether a member with a role is notified of an event of their company. */
export const isNotifiedOf = (role: CompanyRole, event: NotificationEvent): boolean =>
  hasPermission(role, neededFor(event));

/** The events whose entries a member with a role can read. */
export const eventsOfRole = (role: CompanyRole): NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => isNotifiedOf(role, event));
