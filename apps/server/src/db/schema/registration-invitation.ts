import type { UserType } from '@talaash/domain/user-profile/choice';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** Links for registration by invitation. Only the hash of the code is stored. */
export const registrationInvitations = pgTable(
  'registration_invitations',
  {
    registrationInvitationId: text('registration_invitation_id').primaryKey(),
    /** Null until the mail with the link was sent. */
    codeHash: text('code_hash').unique(),
    /** The only email that may use it; null if anybody with the link may. */
    email: text(),
    userType: text('user_type').$type<UserType>().notNull(),
    /** The account that used it. Deleted with the account. */
    usedByUid: text('used_by_uid').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: isoDateTime('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.usedByUid), index().on(table.email), index().on(table.expiresAt)],
);
