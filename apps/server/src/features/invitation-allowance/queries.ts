import { ANSWER_RATE_YOUNG_DAYS } from '@talaash/domain/answer-rate/limit';
import { ALLOWANCE_COUNTED_MAX } from '@talaash/domain/invitation-allowance/limit';
import { invitationsADay } from '@talaash/domain/invitation-allowance/rule';
import type { CountedInvitations, InvitationAllowance } from '@talaash/domain/invitation-allowance/schema';
import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { receivedInvitationCounts, sentInvitationCounts } from '../../db/schema/invitation-count.ts';
import { threads } from '../../db/schema/thread.ts';

type Value = AnyColumn | Placeholder | SQL | string;

const utc = sql`now() at time zone 'utc'`;
export const today = sql`(${utc})::date`;
/** A week begins on Monday. */
export const thisWeek = sql`date_trunc('week', ${utc})::date`;

/** How many invitations a company has sent today. */
export const sentToday = (companyId: Value): SQL<number> => sql<number>`coalesce((
  select ${sentInvitationCounts.invitations} from ${sentInvitationCounts}
  where ${sentInvitationCounts.companyId} = ${companyId} and ${sentInvitationCounts.period} = ${today}), 0)`;

/** Whether a talent has got as many invitations this week as it takes. @param most null for any number */
export const isWeekFull = (
  talentId: Value,
  most: Value,
): SQL<boolean> => sql<boolean>`(${most} is not null and exists (
  select from ${receivedInvitationCounts}
  where ${receivedInvitationCounts.talentId} = ${talentId} and ${receivedInvitationCounts.period} = ${thisWeek}
    and ${receivedInvitationCounts.invitations} >= ${most}))`;

/** How a company's last invitations were answered. What waits and is young does not count yet, and what was taken back never. */
export const lastInvitations = (companyId: Value): SQL<CountedInvitations> => sql<CountedInvitations>`(
  select json_build_object('counted', count(*), 'answered', count(*) filter (where is_answered)) from (
    select ${threads.jobPostInvitationStatus} in ('Accepted', 'Rejected') as is_answered from ${threads}
    where ${threads.companyId} = ${companyId} and (${threads.jobPostInvitationStatus} in ('Accepted', 'Rejected', 'Expired')
      or ${threads.jobPostInvitationStatus} = 'Pending'
        and ${invitedAt} < now() - ${ANSWER_RATE_YOUNG_DAYS} * interval '1 day')
    order by ${invitedAt} desc limit ${ALLOWANCE_COUNTED_MAX}) as last)`;

const invitedAt = sql`coalesce(${threads.invitedAt}, ${threads.createdIsoDateTimeUtc})`;

/** A company's allowance, in one query. */
export async function readAllowance(
  db: Pick<Db, 'execute'>,
  companyId: string,
): Promise<InvitationAllowance> {
  const { rows } = await db.execute<{ sent: number; last: CountedInvitations; nextDay: string }>(sql`
    select ${sentToday(companyId)} as sent, ${lastInvitations(companyId)} as last,
      to_char(${today} + 1, 'YYYY-MM-DD"T00:00:00.000Z"') as "nextDay"`);
  const [row] = rows;
  if (!row) throw new Error('The allowance was not read.');
  return {
    ...row.last,
    aDay: invitationsADay(row.last),
    sentToday: row.sent,
    nextDayIsoDateTimeUtc: row.nextDay,
  };
}
