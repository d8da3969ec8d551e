import type { UserType } from '@talaash/domain/user-profile/choice';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** Links that let somebody register where it is by invitation. Only the hash of the code is stored. */
export const registrationInvitations = pgTable(
  'registration_invitations',
  {
    registrationInvitationId: text('registration_invitation_id').primaryKey(),
    /** Null until the mail with the link is sent. */
    codeHash: text('code_hash').unique(),
    /** The only one that may use it; null for whoever has the link. */
    email: text(),
    userType: text('user_type').$type<UserType>().notNull(),
    /** The account that has used it. It goes with the account. */
    usedByUid: text('used_by_uid').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: isoDateTime('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.usedByUid), index().on(table.email), index().on(table.expiresAt)],
);
