import type { Pay } from '@talaash/domain/job-terms/schema';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import type { ThreadGroup, TalentHistory } from '@talaash/domain/talent-dashboard/figures';
import { PLOTTED_WEEKS_MAX } from '@talaash/domain/dashboard/limit';
import { weekStart, weekStartDate } from '@talaash/domain/base/week';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { latestMessages } from '../thread/queries.ts';

type Executing = Pick<Db, 'execute'>;

export type PendingInvitation = {
  threadId: string;
  companyName: string;
  jobPostTitle: string;
  pay: Pay | null;
  changedIsoDateTimeUtc: string | null;
};

/**
 * The history of a talent in groups, and the oldest open invitation: one query that reads rows of this talent only. The domain
 * defines each figure.
 */
export async function readTalentHistory(
  db: Executing,
  talentId: string,
  now: number,
): Promise<TalentHistory & { oldestPendingInvitation: PendingInvitation | null }> {
  const oldestMonday = weekStartDate(now, 1 - PLOTTED_WEEKS_MAX);
  const { rows } = await db.execute<{
    threads: ThreadGroup[] | null;
    shortlists: TalentHistory['shortlists'];
    openings: { week: number; companies: number }[] | null;
    oldestPendingInvitation: PendingInvitation | null;
  }>(sql`
    select
      (select json_agg(alike) from (
        select t.job_post_invitation_status as status, t.ended_at is not null as "isEnded",
          t.talent_thread_read_status = 'Unread' as "isUnread", p.category, count(*)::int as count
        from threads t left join job_posts p on p.job_post_id = t.job_post_id
        where t.talent_id = ${talentId} group by 1, 2, 3, 4
      ) alike) as threads,
      (select json_build_object(
          'total', count(*),
          'thisWeek', count(*) filter (where created_at >= ${weekStart(now)}),
          'lastWeek', count(*) filter (where created_at >= ${weekStart(now, -1)} and created_at < ${weekStart(now)}))
        from shortlisted_profiles where talent_id = ${talentId}) as shortlists,
      (select json_agg(weekly) from (
        select (day - ${oldestMonday}::date) / 7 - ${PLOTTED_WEEKS_MAX - 1}::int as week, count(distinct company_id collate "C")::int as companies
        from profile_openings
        where talent_id = ${talentId} and day >= ${oldestMonday}::date group by 1
      ) weekly) as openings,
      (select json_build_object('threadId', t.thread_id, 'companyName', c.name, 'jobPostTitle', t.job_post_title,
          'pay', t.terms -> 'pay', 'changedIsoDateTimeUtc', to_char(t.invitation_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from (select thread_id, company_id, job_post_title, terms, invitation_changed_at from threads
          where talent_id = ${talentId} and job_post_invitation_status = 'Pending' and ended_at is null
          order by created_at, thread_id limit 1) t
        join company_profiles c on c.company_id = t.company_id) as "oldestPendingInvitation"`);
  const [row] = rows;
  if (!row) throw new Error('The history of a talent is always one row.');
  return { ...row, threads: row.threads ?? [], openings: row.openings ?? [] };
}

export type ActivityRow = {
  kind: 'message' | 'shortlist' | 'profile';
  id: string;
  at: string;
  sender: 'Company' | 'Talent' | 'System' | null;
  event: SystemMessageEvent | null;
  companyName: string | null;
  jobPostTitle: string | null;
  threadId: string | null;
};

/** Recent activity around a talent, latest first. */
export async function readTalentActivities(
  db: Executing,
  talentId: string,
  limit: number,
): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select * from (
      (select 'message' as kind, m.message_id as id, m.created_at as at, m.sender, m.event,
          c.name as "companyName", threads.job_post_title as "jobPostTitle", threads.thread_id as "threadId"
        from ${latestMessages({ side: 'talent', id: talentId }, limit)}
        join company_profiles c on c.company_id = threads.company_id)
      union all
      (select 'shortlist', '', s.created_at, null, null, case when t.thread_id is not null then c.name end, null, t.thread_id
        from (select company_id, created_at from shortlisted_profiles
          where talent_id = ${talentId} order by created_at desc limit ${limit}) s
        left join threads t on t.company_id = s.company_id and t.talent_id = ${talentId} and t.ended_at is null
        left join company_profiles c on c.company_id = s.company_id)
      union all
      (select 'profile', '', updated_at, null, null, null, null, null
        from talent_profiles where talent_id = ${talentId})
    ) happened
    order by at desc, id desc limit ${limit}`);
  return rows;
}
