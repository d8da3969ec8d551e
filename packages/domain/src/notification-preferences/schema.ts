import { z } from '../base/schema.ts';

/** Which mails an account does not want. You cannot turn off emails about the account itself. */
export const NotificationPreferences = z.strictObject({
  unsubscribedFromJobInvitations: z.boolean(),
  unsubscribedFromMessageNotifications: z.boolean(),
  unsubscribedFromProfileReviewNotifications: z.boolean(),
  /** Only companies have alerts. A save without it leaves it unchanged. */
  unsubscribedFromSearchAlerts: z.boolean().optional(),
  unsubscribedFromAll: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
