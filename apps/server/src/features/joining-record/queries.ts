import { weekStart } from '@talaash/domain/base/week';
import type { FunnelGroup } from '@talaash/domain/joining-record/figures';
import { FUNNEL_WEEKS } from '@talaash/domain/joining-record/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';

type Reading = Pick<Db, 'select'>;

export type JoiningRecordRow = typeof joiningRecords.$inferSelect;

/** The condition under which a record is a party's own. */
export const isRecordOf = ({ side, id }: ThreadParty) =>
  eq(side === 'company' ? joiningRecords.companyId : joiningRecords.talentId, id);

/** The records of a conversation, the latest first. */
export const listThreadRecords = (
  db: Reading,
  party: ThreadParty,
  threadId: string,
): Promise<JoiningRecordRow[]> =>
  db
    .select()
    .from(joiningRecords)
    .where(and(eq(joiningRecords.threadId, threadId), isRecordOf(party)))
    .orderBy(desc(joiningRecords.createdIsoDateTimeUtc), desc(joiningRecords.joiningRecordId));

export async function readRecord(
  db: Reading,
  party: ThreadParty,
  joiningRecordId: string,
): Promise<JoiningRecordRow | undefined> {
  const [found] = await db
    .select()
    .from(joiningRecords)
    .where(and(eq(joiningRecords.joiningRecordId, joiningRecordId), isRecordOf(party)));
  return found;
}

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * How far the conversations of a company came, by job post and week of invitation: one statement over rows of this company only.
 * A meeting or record counts for the invitation that it followed. Invitations that were taken back are left out.
 */
export async function readFunnelGroups(
  db: Pick<Db, 'execute'>,
  companyId: string,
  now: number,
): Promise<FunnelGroup[]> {
  const { rows } = await db.execute<FunnelGroup>(sql`
    with invitations as (
      select thread_id, job_post_id, job_post_title, job_post_invitation_status as status,
        coalesce(invited_at, created_at) as invited_at
      from threads
      where company_id = ${companyId} and job_post_invitation_status <> 'TakenBack'
        and coalesce(invited_at, created_at) >= ${weekStart(now, 1 - FUNNEL_WEEKS)}
    ), met as (
      select m.thread_id from meetings m join invitations i on i.thread_id = m.thread_id
      where m.company_id = ${companyId} and m.state = 'confirmed' and m.ends_at <= ${new Date(now).toISOString()}
        and m.starts_at >= i.invited_at
      group by 1
    ), recorded as (
      select r.thread_id,
        bool_or(r.company_dispute is not null or r.talent_dispute is not null) as is_disputed,
        bool_or(r.company_dispute is null and r.talent_dispute is null and r.state <> 'withdrawn') as is_offered,
        bool_or(r.company_dispute is null and r.talent_dispute is null and r.state = 'joined') as is_joined
      from joining_records r join invitations i on i.thread_id = r.thread_id
      where r.company_id = ${companyId} and r.created_at >= i.invited_at
      group by 1
    )
    select i.job_post_id as "jobPostId", max(i.job_post_title) as "jobPostTitle",
      floor(extract(epoch from i.invited_at - ${weekStart(now)}::timestamptz) / ${WEEK_SECONDS}::int)::int as week,
      count(*)::int as invited,
      count(*) filter (where i.status in ('Accepted', 'Rejected'))::int as answered,
      count(met.thread_id)::int as met,
      count(*) filter (where recorded.is_offered)::int as offered,
      count(*) filter (where recorded.is_joined)::int as joined,
      count(*) filter (where recorded.is_disputed)::int as disputed
    from invitations i
    left join met on met.thread_id = i.thread_id
    left join recorded on recorded.thread_id = i.thread_id
    group by 1, 3
    order by 3 desc, 1`);
  return rows;
}
