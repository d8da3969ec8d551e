import { z } from '../base/schema.ts';
import { NotificationPreferences } from '../notification-preferences/schema.ts';
import { UNSUBSCRIBE_TYPES } from './choice.ts';

/** What a link that unsubscribes says, signed. `exp` is in seconds since 1970. */
export const UnsubscribePayload = z.strictObject({
  email: z.string().min(3).max(320),
  type: z.enum(UNSUBSCRIBE_TYPES),
  exp: z.int().positive(),
});
export type UnsubscribePayload = z.infer<typeof UnsubscribePayload>;

/** The answer of the call that unsubscribes. */
export const UnsubscribeAnswer = z.object({
  success: z.boolean(),
  unsubscribedFrom: z.enum(UNSUBSCRIBE_TYPES).optional(),
  email: z.string().optional(),
  error: z.string().optional(),
});
export type UnsubscribeAnswer = z.infer<typeof UnsubscribeAnswer>;

const UnsubscribeToken = z.string().max(1000);

export const UnsubscribeLink = z.strictObject({ token: UnsubscribeToken });
export const UnsubscribeLinkChange = z.strictObject({
  token: UnsubscribeToken,
  notificationPreferences: NotificationPreferences,
});
