import type { CountryCode } from '@talaash/domain/base/country';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { UserProfile } from '@talaash/domain/user-profile/schema';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { type ColumnsOf, timestamps } from './column.ts';

export const userProfiles = pgTable(
  'user_profiles',
  {
    uid: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userType: text('user_type').$type<UserType>().notNull(),
    countryCode: text('country_code').$type<CountryCode>().notNull(),
    talentId: text('talent_id').unique(),
    /** The company that the account acts for. It may be a member of others (`company_members`). */
    companyId: text('company_id'),
    ...timestamps(),
  } satisfies ColumnsOf<UserProfile, 'key', 'uid'>,
  (table) => [
    index().on(table.companyId),
    check(
      'user_profiles_one_side',
      sql`(${table.userType} = 'talent' and ${table.talentId} is not null and ${table.companyId} is null) or (${table.userType} = 'company' and ${table.companyId} is not null and ${table.talentId} is null)`,
    ),
  ],
);
