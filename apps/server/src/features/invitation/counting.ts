import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { receivedInvitationCounts, sentInvitationCounts } from '../../db/schema/invitation-count.ts';
import { thisWeek, today } from '../invitation-allowance/queries.ts';

type Value = AnyColumn | Placeholder | SQL | string;

/**
 * Parts of a statement that count an invitation for both sides. They find nothing where a limit is reached: a concurrent
 * invitation waits for the row, and then sees the new count. The company is always counted first, so no two wait for each other.
 *
 * `onlyIfWritten` divides by zero, and so fails the whole statement, if an invitation was counted and not written: with `WITH`,
 * PostgreSQL has no other way to take the counts back. See `isUncounted`.
 *
 * @param from a part that finds the two sides, with `companyId` and `talentId`
 * @param limits null for any number
 */
export function countingParts(
  from: SQL,
  ids: { companyId: Value; talentId: Value },
  limits: { aDay: Placeholder; aWeek: Placeholder },
): { sent: SQL; received: SQL; onlyIfWritten: (written: SQL) => SQL } {
  const count = (counts: Counts, id: Value, period: SQL, most: Placeholder, source: SQL): SQL => sql`
    insert into ${counts.table} (${sql.identifier(counts.key)}, period, invitations) select ${id}, ${period}, 1 from ${source}
    on conflict (${sql.identifier(counts.key)}) do update set period = excluded.period,
      invitations = case when ${counts.table}.period = excluded.period then ${counts.table}.invitations + 1 else 1 end
    where ${counts.table}.period <> excluded.period or ${most}::int is null or ${counts.table}.invitations < ${most}::int
    returning 1 as one`;
  return {
    sent: count(SENT, ids.companyId, today, limits.aDay, from),
    received: count(RECEIVED, ids.talentId, thisWeek, limits.aWeek, sql`${from}, sent`),
    onlyIfWritten: (written) => sql`
      insert into ${SENT.table} (${sql.identifier(SENT.key)}, period, invitations)
      select ${ids.companyId}, ${today}, 1 from ${from}, sent where 1 / (select count(*) from ${written})::int = 0`,
  };
}

/** Whether the statement failed because another invitation came first. Nothing was counted or written. */
export function isUncounted(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === DIVISION_BY_ZERO) return true;
  return false;
}

const DIVISION_BY_ZERO = '22012';

type Counts = { table: typeof sentInvitationCounts | typeof receivedInvitationCounts; key: string };

const SENT: Counts = { table: sentInvitationCounts, key: 'company_id' };
const RECEIVED: Counts = { table: receivedInvitationCounts, key: 'talent_id' };
