import type { HistoryKind } from '@talaash/domain/talent-record/choice';
import type { HistoryEntry } from '@talaash/domain/talent-record/schema';
import { sql } from 'drizzle-orm';
import { type Page, pageOf, readCursor } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { listMembers } from '../company-member/queries.ts';
import { toNamedMember } from './present.ts';
import { type Pair, requireRecorded } from './queries.ts';

type Row = Omit<HistoryEntry, 'members' | 'kind'> & { kind: HistoryKind; uids: string[] };

/**
 * What the tables say of a company and a talent. Pay, job post and reason are kept of the last invitation only; who shortlisted, as
 * long as the event is kept.
 */
const happened = ({ companyId, talentId }: Pair) => sql`
  select said.message_id as id, said.created_at as at, case said.event when 'InvitationSent' then 'invited'
      when 'PayRaised' then 'payRaised' when 'InvitationTakenBack' then 'takenBack' when 'InvitationExpired' then 'expired'
      when 'InvitationAccepted' then 'accepted' else 'declined' end as kind,
    case when said.author_uid is null then array[]::text[] else array[said.author_uid] end as uids,
    case when said.is_last and said.event in ('InvitationSent', 'InvitationAccepted', 'InvitationRejected')
      then said.job_post_title end as title,
    case when not said.is_last then null when said.event = 'PayRaised' then said.terms -> 'pay'
      when said.event = 'InvitationSent' and said.is_pay_raised then said.pay_before_raise
      when said.event = 'InvitationSent' then said.terms -> 'pay' end as pay,
    case when said.is_last and said.event = 'InvitationRejected' then said.decline_reason end as reason,
    null::jsonb as move
  from (select m.message_id, m.created_at, m.event, m.author_uid, t.job_post_title, t.terms, t.is_pay_raised, t.pay_before_raise,
      t.decline_reason, row_number() over (partition by m.event order by m.created_at desc) = 1 as is_last
    from threads t join messages m on m.thread_id = t.thread_id
    where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.event is not null and m.event <> 'ThreadEnded') said
  union all
  select m.message_id, m.created_at, 'followedUp', array_remove(array[m.author_uid], null), null, null, null, null
  from threads t join messages m on m.thread_id = t.thread_id
  where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.is_follow_up
  union all
  select 'shortlisted', s.created_at, 'shortlisted',
    array(select e.actor_uid from events e where e.talent_id = s.talent_id and e.company_id = s.company_id
      and e.kind = 'shortlistedProfile.put' and e.actor_uid is not null order by e.id limit 1),
    (select p.title from job_posts p where p.job_post_id = s.job_post_id and p.company_id = s.company_id), null, null, null
  from shortlisted_profiles s where s.company_id = ${companyId} and s.talent_id = ${talentId}
  union all
  select 'opened-' || o.day, o.day::timestamp at time zone 'Asia/Kolkata', 'opened', o.opened_by_uids, null, null, null, null
  from profile_openings o where o.company_id = ${companyId} and o.talent_id = ${talentId}
  union all
  select v.move_id, v.created_at, 'moved', array_remove(array[v.acted_by_uid], null), p.title, null, null,
    jsonb_build_object('fromStage', v.from_stage, 'toStage', v.to_stage, 'closedFor', v.closed_for)
  from pipeline_moves v join job_posts p on p.job_post_id = v.job_post_id
  where v.company_id = ${companyId} and v.talent_id = ${talentId}`;

/** The history of a company and a talent, the newest first. @throws NOT_FOUND as `requireRecorded` */
export async function pageHistory(
  db: Db,
  { limit, cursor, ...pair }: Pair & { limit: number; cursor: string | null },
): Promise<Page<HistoryEntry>> {
  const after = cursor === null ? undefined : readCursor(cursor);
  await requireRecorded(db, pair);
  const { rows } = await db.execute<Row>(sql`
    select id as "entryId", kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "isoDateTimeUtc", uids,
      title as "jobPostTitle", pay, reason, move
    from (${happened(pair)}) history
    where ${after === undefined ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id})`}
    order by at desc, id desc limit ${limit + 1}`);
  const page = pageOf(rows, limit, ({ isoDateTimeUtc, entryId }) => ({ at: isoDateTimeUtc, id: entryId }));
  const members = await listMembers(db, pair.companyId);
  return {
    cursor: page.cursor,
    rows: page.rows.map(({ uids, ...entry }) => ({
      ...entry,
      members: uids.map((uid) => toNamedMember(uid, members)),
    })),
  };
}
