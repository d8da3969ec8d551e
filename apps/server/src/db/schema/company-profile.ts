import type { CountryCode } from '@talaash/domain/base/country';
import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { FileRef } from '@talaash/domain/file/schema';
import type { Locality } from '@talaash/domain/locality/schema';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type ColumnsOf, timestamps } from './column.ts';
import { companies } from './company.ts';

export const companyProfiles = pgTable(
  'company_profiles',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    name: text().notNull(),
    logo: jsonb().$type<FileRef>(),
    website: text().notNull(),
    countryCode: text('country_code').$type<CountryCode>().notNull(),
    locality: jsonb().$type<Locality>().notNull(),
    companyOverview: text('company_overview'),
    isRecruitmentAgency: boolean('is_recruitment_agency'),
    ...timestamps(),
  } satisfies ColumnsOf<CompanyProfile, 'key', 'companyId'>,
  (table) => [
    /** Admins search by the beginnings of words. */
    index('company_profiles_name_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
  ],
);
