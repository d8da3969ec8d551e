import type { HistoryKind } from '@talaash/domain/talent-record/choice';
import type { HistoryEntry } from '@talaash/domain/talent-record/schema';
import { sql } from 'drizzle-orm';
import { type Page, pageOf, readCursor } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { readNames } from '../message/queries.ts';
import { type Pair, requireRecorded } from './queries.ts';

type Row = Omit<HistoryEntry, 'members' | 'kind'> & { kind: HistoryKind; uids: string[] };

/**
 * What the tables say of a company and a talent. Pay, job post and reason are kept of the last invitation only. Who
 * shortlisted is who put the entry there that stands.
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
    null::jsonb as move, null as side, null::timestamptz as starts_at
  from (select m.message_id, m.created_at, m.event, m.author_uid, t.job_post_title, t.terms, t.is_pay_raised, t.pay_before_raise,
      t.decline_reason, row_number() over (partition by m.event order by m.created_at desc) = 1 as is_last
    from threads t join messages m on m.thread_id = t.thread_id
    where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.event is not null and m.event <> 'ThreadEnded') said
  union all
  select m.message_id, m.created_at, 'followedUp', array_remove(array[m.author_uid], null), null, null, null, null, null, null
  from threads t join messages m on m.thread_id = t.thread_id
  where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.is_follow_up
  union all
  select 'shortlisted', coalesce(s.shortlisted_at, s.created_at), 'shortlisted', array_remove(array[s.shortlisted_by_uid], null),
    (select p.title from job_posts p where p.job_post_id = s.job_post_id and p.company_id = s.company_id), null, null, null, null, null
  from shortlisted_profiles s where s.company_id = ${companyId} and s.talent_id = ${talentId}
  union all
  select 'opened-' || o.day, o.day::timestamp at time zone 'Asia/Kolkata', 'opened', o.opened_by_uids, null, null, null, null, null, null
  from profile_openings o where o.company_id = ${companyId} and o.talent_id = ${talentId}
  union all
  select v.move_id, v.created_at, 'moved', array_remove(array[v.acted_by_uid], null), p.title, null, null,
    jsonb_build_object('fromStage', v.from_stage, 'toStage', v.to_stage, 'closedFor', v.closed_for), null, null
  from pipeline_moves v join job_posts p on p.job_post_id = v.job_post_id
  where v.company_id = ${companyId} and v.talent_id = ${talentId}
  union all ${met({ companyId, talentId })}
  union all ${offered({ companyId, talentId })}`;

/** Of the meetings: who offered slots, took one and cancelled. A talent has no name there. */
const met = ({ companyId, talentId }: Pair) => sql`
  select 'offered-' || o.meeting_offer_id, o.created_at, 'meetingOffered',
    case when o.side = 'company' then array[o.offered_by_uid] else array[]::text[] end, null, null, null, null, o.side, null
  from threads t join meeting_offers o on o.thread_id = t.thread_id
  where t.company_id = ${companyId} and t.talent_id = ${talentId}
  union all
  select 'taken-' || o.meeting_offer_id, o.updated_at,
    case when o.moves_meeting_id is null then 'meetingAgreed' else 'meetingMoved' end,
    case when o.side = 'talent' then array_remove(array[o.taken_by_uid], null) else array[]::text[] end, null, null, null, null,
    case o.side when 'talent' then 'company' else 'talent' end, o.taken_slot
  from threads t join meeting_offers o on o.thread_id = t.thread_id
  where t.company_id = ${companyId} and t.talent_id = ${talentId} and o.state = 'taken'
  union all
  select 'cancelled-' || m.meeting_id, m.updated_at, 'meetingCancelled',
    case when m.cancelled_by = 'company' then array_remove(array[m.cancelled_by_uid], null) else array[]::text[] end,
    null, null, null, null, nullif(m.cancelled_by, 'product'), m.starts_at
  from meetings m where m.company_id = ${companyId} and m.talent_id = ${talentId} and m.state = 'cancelled'`;

/** Of the records of job offers: the offer, and each step since. What a side wrote to dispute one stays in the record. */
const offered = ({ companyId, talentId }: Pair) => sql`
  select r.joining_record_id, r.created_at, 'jobOffered', array[r.recorded_by_uid], r.job_post_title, r.pay, null, null, 'company', null
  from joining_records r where r.company_id = ${companyId} and r.talent_id = ${talentId}
  union all
  select concat_ws('-', r.joining_record_id, step.kind, step."isoDateTimeUtc"), step."isoDateTimeUtc"::timestamptz,
    case step.kind when 'accept' then 'jobAccepted' when 'decline' then 'jobDeclined' when 'withdraw' then 'jobWithdrawn'
      when 'sayJoined' then 'saidJoined' when 'sayNotJoined' then 'saidNotJoined' when 'dispute' then 'disputed'
      else 'disputeTakenBack' end,
    array_remove(array[step.uid], null), r.job_post_title, null, null, null, step.side, null
  from joining_records r
    cross join jsonb_to_recordset(r.steps) step (kind text, side text, uid text, "isoDateTimeUtc" text)
  where r.company_id = ${companyId} and r.talent_id = ${talentId}`;

/** The history of a company and a talent, the newest first. @throws NOT_FOUND as `requireRecorded` */
export async function pageHistory(
  db: Db,
  { limit, cursor, ...pair }: Pair & { limit: number; cursor: string | null },
): Promise<Page<HistoryEntry>> {
  const after = cursor === null ? undefined : readCursor(cursor);
  await requireRecorded(db, pair);
  const { rows } = await db.execute<Row>(sql`
    select id as "entryId", kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "isoDateTimeUtc", uids,
      title as "jobPostTitle", pay, reason, move, side,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsIsoDateTimeUtc"
    from (${happened(pair)}) history
    where ${after === undefined ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id})`}
    order by at desc, id desc limit ${limit + 1}`);
  const page = pageOf(rows, limit, ({ isoDateTimeUtc, entryId }) => ({ at: isoDateTimeUtc, id: entryId }));
  const names = await readNames(
    db,
    page.rows.flatMap(({ uids }) => uids),
  );
  return {
    cursor: page.cursor,
    rows: page.rows.map(({ uids, ...entry }) => ({
      ...entry,
      members: uids.map((uid) => ({ uid, name: names.get(uid) ?? null })),
    })),
  };
}
