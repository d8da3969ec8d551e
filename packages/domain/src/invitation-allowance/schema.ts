import { isoDateTimeUtc, z } from '../base/schema.ts';

/** How a company's last invitations were answered: at most a hundred, without those that are young and wait, or were taken back. */
export const CountedInvitations = z.strictObject({
  counted: z.number().int(),
  /** Accepted or declined. */
  answered: z.number().int(),
});
export type CountedInvitations = z.infer<typeof CountedInvitations>;

/** How many invitations a company may send today (UTC), how many it has sent, and what that depends on. */
export const InvitationAllowance = CountedInvitations.extend({
  aDay: z.number().int(),
  sentToday: z.number().int(),
  /** When the next day begins. */
  nextDayIsoDateTimeUtc: isoDateTimeUtc(),
});
export type InvitationAllowance = z.infer<typeof InvitationAllowance>;
