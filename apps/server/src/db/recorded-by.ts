import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { hiddenProfiles } from './schema/hidden-profile.ts';
import { shortlistedProfiles } from './schema/shortlisted-profile.ts';
import { talents } from './schema/talent.ts';
import { threads } from './schema/thread.ts';
import { isInSearchFor, isReachableBy } from './visibility.ts';

/**
 * Whether a company reads and writes what its members note about a talent: while it can find them, or has them in a list or an open
 * conversation. A shield, a block, an ended conversation and a hidden or shut out account end that. For queries that join `talents`
 * with `talent_profiles`.
 */
export const isRecordedBy = (companyId: string | AnyColumn): SQL<boolean> => {
  const has = (table: typeof threads | typeof shortlistedProfiles | typeof hiddenProfiles) =>
    sql`exists (select from ${table} where ${table.companyId} = ${companyId} and ${table.talentId} = ${talents.talentId})`;
  const isEnded = sql`exists (select from ${threads} where ${threads.companyId} = ${companyId}
    and ${threads.talentId} = ${talents.talentId} and ${threads.endedIsoDateTimeUtc} is not null)`;
  return sql<boolean>`(${isReachableBy(companyId)} and ${talents.hiddenByAdminAt} is null and not ${isEnded}
    and (${isInSearchFor(companyId)} or ${has(threads)} or ${has(shortlistedProfiles)} or ${has(hiddenProfiles)}))`;
};
