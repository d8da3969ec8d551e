import type { AnswerRate } from '@talaash/domain/answer-rate/schema';
import { ANSWER_RATE_DAYS, ANSWER_RATE_YOUNG_DAYS } from '@talaash/domain/answer-rate/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';

type Rates = Record<string, AnswerRate>;

/** The time in which something must have happened to be counted. */
const isCounted = (at: SQL): SQL => sql`${at} >= now() - ${ANSWER_RATE_DAYS} * interval '1 day'
  and ${at} < now() - ${ANSWER_RATE_YOUNG_DAYS} * interval '1 day'`;

const rateColumns = (
  askedAt: SQL,
  answeredAt: SQL,
): SQL => sql`count(*)::int as counted, count(${answeredAt})::int as answered,
  (percentile_cont(0.5) within group (order by extract(epoch from ${answeredAt} - ${askedAt})) / 3600)::float8 as "medianHours"`;

/**
 * How those of these talents whom the company may see answer invitations. One query, which reads the conversations of these
 * talents only. Taken-back invitations do not count, and neither do open ones of deleted companies.
 */
export async function readTalentAnswerRates(
  db: Pick<Db, 'execute'>,
  companyId: string,
  talentIds: readonly string[],
): Promise<Rates> {
  if (talentIds.length === 0) return {};
  const invitedAt = sql`coalesce(t.invited_at, t.created_at)`;
  const { rows } = await db.execute<AnswerRate & { id: string }>(sql`
    select ${talents.talentId} as id, rate.* from ${talents}
    join ${talentProfiles} on ${talentProfiles.talentId} = ${talents.talentId}
    cross join lateral (
      select ${rateColumns(invitedAt, sql`answer.at`)}
      from threads t
      left join lateral (
        select min(m.created_at) as at from messages m
        where m.thread_id = t.thread_id and m.created_at >= ${invitedAt}
          and m.event in ('InvitationAccepted', 'InvitationRejected', 'ThreadEnded')
      ) answer on true
      where t.talent_id = ${talents.talentId} and ${isCounted(invitedAt)} and t.job_post_invitation_status <> 'TakenBack'
        and (t.deleted_side is null or answer.at is not null)
    ) rate
    where ${talents.talentId} = any(${sql.param([...talentIds])}::text[]) and ${isVisibleTo(companyId)}`);
  return byId(rows);
}

/**
 * How those of these companies answer what talents write that have a conversation with this talent, or are this company. Messages of a talent that
 * follow each other count once. One query, which reads the conversations of these companies in that time only.
 */
export async function readCompanyAnswerRates(
  db: Pick<Db, 'execute'>,
  { side, id }: ThreadParty,
  companyIds: readonly string[],
): Promise<Rates> {
  if (companyIds.length === 0) return {};
  const mayRead =
    side === 'company'
      ? sql`asked.id = ${id}`
      : sql`exists (select from threads own where own.company_id = asked.id and own.talent_id = ${id})`;
  const { rows } = await db.execute<AnswerRate & { id: string }>(sql`
    select asked.id, rate.* from unnest(${sql.param([...companyIds])}::text[]) as asked (id)
    cross join lateral (
      select ${rateColumns(sql`written.created_at`, sql`written.answered_at`)}
      from threads t
      cross join lateral (
        select m.created_at, m.sender, lag(m.sender) over (order by m.created_at, m.message_id) as previous,
          min(m.created_at) filter (where m.sender = 'Company')
            over (order by m.created_at, m.message_id rows between current row and unbounded following) as answered_at
        from messages m where m.thread_id = t.thread_id and m.event is null
      ) written
      where t.company_id = asked.id and t.updated_at >= now() - ${ANSWER_RATE_DAYS} * interval '1 day'
        and written.sender = 'Talent' and written.previous is distinct from 'Talent'
        and ${isCounted(sql`written.created_at`)}
    ) rate
    where ${mayRead}`);
  return byId(rows);
}

const byId = (rows: (AnswerRate & { id: string })[]): Rates =>
  Object.fromEntries(rows.map(({ id, ...rate }) => [id, rate]));
