import type { CompanyHistory, InvitationGroup } from '@talaash/domain/company-dashboard/figures';
import { SENT_MESSAGES_DAYS } from '@talaash/domain/company-dashboard/limit';
import { weekStart } from '@talaash/domain/base/week';
import { PLOTTED_WEEKS_MAX } from '@talaash/domain/dashboard/limit';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isShieldedFrom, talentInThread } from '../../db/visibility.ts';
import { latestMessages } from '../thread/queries.ts';

const listed = sql`shortlisted_profiles.talent_id`;

type Executing = Pick<Db, 'execute'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * The history of a company in groups: one query that reads rows of this company only. The domain defines each figure. All weeks
 * before the plotted ones form one group. A message updates its conversation's time, so only conversations of the last month can
 * have recent messages.
 */
export async function readCompanyHistory(
  db: Executing,
  companyId: string,
  now: number,
): Promise<CompanyHistory> {
  const monthAgo = new Date(now - SENT_MESSAGES_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<
    Omit<CompanyHistory, 'invitations'> & { invitations: InvitationGroup[] | null }
  >(sql`
    select
      (select json_agg(alike) from (
        select job_post_invitation_status as status, ended_at is not null as "isEnded", decline_reason as "declineReason",
          greatest(floor(extract(epoch from created_at - ${weekStart(now)}::timestamptz) / ${WEEK_SECONDS}::int),
            ${-PLOTTED_WEEKS_MAX}::int)::int as week,
          count(*)::int as count
        from threads where company_id = ${companyId} group by 1, 2, 3, 4
      ) alike) as invitations,
      (select json_build_object(
          'total', count(*),
          'failed', count(*) filter (where ai_review_response ->> 'reviewStatus' = 'fail'))
        from job_posts where company_id = ${companyId} and deleted_at is null and closed_at is null) as "jobPosts",
      (select json_build_object('total', coalesce(sum(sent), 0), 'conversations', count(*) filter (where sent > 0))
        from threads t cross join lateral (
          select count(*) as sent from messages
          where thread_id = t.thread_id and sender = 'Company' and created_at >= ${monthAgo}) m
        where t.company_id = ${companyId} and t.updated_at >= ${monthAgo}) as messages,
      (select json_build_object(
          'total', count(*),
          'thisWeek', count(*) filter (where created_at >= ${weekStart(now)}))
        from shortlisted_profiles where company_id = ${companyId}
          and not ${isShieldedFrom(companyId, listed)}) as shortlists`);
  const [row] = rows;
  if (!row) throw new Error('The history of a company is always one row.');
  return { ...row, invitations: row.invitations ?? [] };
}

export type CompanyActivityRow = {
  kind: 'message' | 'shortlist' | 'jobPost' | 'profile';
  id: string;
  at: string;
  sender: 'Company' | 'Talent' | 'System' | null;
  event: SystemMessageEvent | null;
  isNew: boolean;
  talentName: string | null;
  jobPostTitle: string | null;
  threadId: string | null;
  jobPostId: string | null;
};

/** Recent activity around a company, latest first. A job post and the profile appear at their last change. */
export async function readCompanyActivities(
  db: Executing,
  companyId: string,
  limit: number,
): Promise<CompanyActivityRow[]> {
  const { rows } = await db.execute<CompanyActivityRow>(sql`
    select * from (
      (select 'message' as kind, m.message_id as id, m.created_at as at, m.sender, m.event, true as "isNew",
          ${talentInThread.name} as "talentName", threads.job_post_title as "jobPostTitle",
          threads.thread_id as "threadId", null as "jobPostId"
        from ${latestMessages({ side: 'company', id: companyId }, limit)}
        left join talent_profiles on talent_profiles.talent_id = threads.talent_id)
      union all
      (select 'shortlist', talent_id, created_at, null, null, true, talent_name, null, null, null
        from shortlisted_profiles where company_id = ${companyId} and not ${isShieldedFrom(companyId, listed)}
        order by created_at desc limit ${limit})
      union all
      (select 'jobPost', job_post_id, updated_at, null, null, updated_at = created_at, null, title, null, job_post_id
        from job_posts where company_id = ${companyId} and deleted_at is null order by updated_at desc limit ${limit})
      union all
      (select 'profile', company_id, updated_at, null, null, updated_at = created_at, null, null, null, null
        from company_profiles where company_id = ${companyId})
    ) happened
    order by at desc, id desc limit ${limit}`);
  return rows;
}
