import { statfs } from 'node:fs/promises';
import type { AdminOverview, AdminQueue } from '@talaash/contract/admin-overview';
import { OVERVIEW_HOURS, OVERVIEW_ROWS_MAX, OVERVIEW_WEEKS } from '@talaash/domain/admin-overview/limit';
import { PAGE_VIEW_DAYS, PAGE_VIEW_ROWS_MAX } from '@talaash/domain/page-view/limit';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { readCommitted } from '../../events/read.ts';
import type { FailedMail } from '../../jobs/failed-mail.ts';

type Bar = { from: string; value: number };
type Weekly = {
  people: Bar[] | null;
  companies: Bar[] | null;
  invitations: Bar[] | null;
  accepted: Bar[] | null;
  rejected: Bar[] | null;
  reviews: Bar[] | null;
};

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Monday. */
const FIRST_WEEK_MS = Date.UTC(1970, 0, 5);

/** Everything that the overview shows. Each query reads some weeks or hours by an index, or a small table. */
export async function readOverview(deps: Deps, stored: AdminOverview['storage']): Promise<AdminOverview> {
  const nowMs = deps.now();
  const [weekly, queue, hourly, searchIndex, pageViews, failed] = await Promise.all([
    readWeekly(deps, nowMs),
    readQueue(deps, nowMs),
    readErrors(deps, nowMs),
    readIndex(deps, nowMs),
    readPageViews(deps, nowMs),
    deps.jobs.listFailedMails(),
  ]);
  return {
    readIsoDateTimeUtc: new Date(nowMs).toISOString(),
    ...weekly,
    people: { inSearch: searchIndex.talents, trend: weekly.people.trend },
    storage: stored,
    mails: { ...queue.mails, failed: failed.length },
    jobs: queue.jobs,
    searchIndex: { ...searchIndex, trend: queue.changes },
    errors: hourly,
    pageViews,
    failedMails: failed.toReversed().slice(0, OVERVIEW_ROWS_MAX).map(presentMail),
  };
}

async function readWeekly({ db }: Deps, nowMs: number) {
  const since = new Date(weekStartMs(nowMs) - (OVERVIEW_WEEKS - 1) * WEEK_MS).toISOString();
  const grouped = (rows: ReturnType<typeof sql>) => sql`(select json_agg(bar) from (
    select to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD') || 'T00:00:00.000Z' as "from", count(*)::int as value
      from (${rows}) as one group by 1) as bar)`;
  const side = (type: string) =>
    sql`select u.created_at as at from users u join user_profiles p on p.uid = u.id where u.created_at >= ${since} and p.user_type = ${type}`;
  const invited = (status?: string) =>
    sql`select created_at as at from threads where created_at >= ${since}${status ? sql` and job_post_invitation_status = ${status}` : sql``}`;
  const { rows } = await db.execute<
    Weekly & {
      total: number;
      premium: number;
      waitingTalents: number;
      waitingCompanies: number;
      oldest: string | null;
    }
  >(sql`select
    ${grouped(side('talent'))} as people, ${grouped(side('company'))} as companies,
    ${grouped(invited())} as invitations, ${grouped(invited('Accepted'))} as accepted, ${grouped(invited('Rejected'))} as rejected,
    ${grouped(sql`select created_at as at from admin_actions where created_at >= ${since}
      and act in ('talent.approved', 'talent.rejected', 'company.approved', 'company.rejected')`)} as reviews,
    (select count(*)::int from companies) as total,
    (select count(*)::int from companies where has_premium_access) as premium,
    (select count(*)::int from talents where human_review_waiting_since is not null) as "waitingTalents",
    (select count(*)::int from companies where human_review_waiting_since is not null) as "waitingCompanies",
    (select to_json(least(
      (select min(human_review_waiting_since) from talents where human_review_waiting_since is not null),
      (select min(human_review_waiting_since) from companies where human_review_waiting_since is not null)))) as oldest`);
  const [row] = rows;
  if (!row) throw new Error('An overview is always one row.');
  const accepted = weekTrend(row.accepted, nowMs);
  const rejected = weekTrend(row.rejected, nowMs);
  const percents = accepted.map((bar, week) => ({
    ...bar,
    value: percentOf(bar.value, bar.value + (rejected[week]?.value ?? 0)) ?? 0,
  }));
  const answered = sum(accepted) + sum(rejected);
  return {
    people: { trend: weekTrend(row.people, nowMs) },
    companies: { total: row.total, premium: row.premium, trend: weekTrend(row.companies, nowMs) },
    invitations: { total: sum(weekTrend(row.invitations, nowMs)), trend: weekTrend(row.invitations, nowMs) },
    acceptance: { percent: percentOf(sum(accepted), answered), answered, trend: percents },
    reviews: {
      talents: row.waitingTalents,
      companies: row.waitingCompanies,
      oldestWaitingIsoDateTimeUtc: row.oldest === null ? null : new Date(row.oldest).toISOString(),
      trend: weekTrend(row.reviews, nowMs),
    },
  };
}

/** Finished jobs are kept for a day, and events for two weeks: both are counted by the hour. */
async function readQueue({ db }: Deps, nowMs: number) {
  const since = new Date(hourStartMs(nowMs) - (OVERVIEW_HOURS - 1) * HOUR_MS).toISOString();
  const { rows } = await db.execute<{
    isMail: boolean;
    state: string;
    from: string | null;
    count: number;
  }>(sql`
    select name like '%ail%' as "isMail", state::text,
      case when state = 'completed' then to_char(date_trunc('hour', completed_on at time zone 'UTC'), 'YYYY-MM-DD"T"HH24') || ':00:00.000Z' end as "from",
      count(*)::int as count
    from pgboss.job where name <> 'mail.failed' and (state <> 'completed' or completed_on >= ${since}) group by 1, 2, 3`);
  const changed = await db.execute<{ from: string; value: number }>(sql`
    select to_char(date_trunc('hour', updated_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24') || ':00:00.000Z' as "from", count(*)::int as value
      from talents where updated_at >= ${since} group by 1`);
  const waiting = (isMail?: boolean) =>
    sum(
      rows
        .filter(
          (row) =>
            (isMail === undefined || row.isMail === isMail) &&
            ['created', 'retry', 'active'].includes(row.state),
        )
        .map(({ count }) => ({ value: count })),
    );
  const done = (isMail?: boolean) =>
    rows
      .filter((row) => row.from !== null && (isMail === undefined || row.isMail))
      .map(({ from, count }) => ({ from: from ?? '', value: count }));
  return {
    mails: { waiting: waiting(true), trend: hourTrend(done(true), nowMs) },
    jobs: {
      waiting: waiting(),
      failed: sum(rows.filter(({ state }) => state === 'failed').map(({ count }) => ({ value: count }))),
      trend: hourTrend(done(), nowMs),
    },
    changes: hourTrend(changed.rows, nowMs),
  };
}

async function readErrors({ db }: Deps, nowMs: number): Promise<AdminOverview['errors']> {
  const since = new Date(hourStartMs(nowMs) - (OVERVIEW_HOURS - 1) * HOUR_MS).toISOString();
  const bars = await db.execute<{ hour: string; value: number }>(
    sql`select to_json(hour) as hour, sum(times)::int as value from logged_errors where last_at >= ${since} group by hour`,
  );
  const { rows } = await db.execute<{ sentence: string; kind: string; times: number; last: string }>(sql`
    select sentence, kind, sum(times)::int as times, to_json(max(last_at)) as last from logged_errors
      where last_at >= ${new Date(nowMs - WEEK_MS).toISOString()} group by 1, 2 order by max(last_at) desc limit ${OVERVIEW_ROWS_MAX}`);
  return {
    trend: hourTrend(
      bars.rows.map(({ hour, value }) => ({ from: new Date(hour).toISOString(), value })),
      nowMs,
    ),
    list: rows.map(({ last, ...row }) => ({ ...row, lastIsoDateTimeUtc: new Date(last).toISOString() })),
  };
}

async function readPageViews(
  { db, config, analytics }: Deps,
  nowMs: number,
): Promise<AdminOverview['pageViews']> {
  if (analytics === undefined || config.analytics.kind !== 'first-party') return null;
  const since = new Date(nowMs - (PAGE_VIEW_DAYS - 1) * 24 * HOUR_MS).toISOString().slice(0, 10);
  const { rows } = await db.execute<{ route: string; views: number }>(
    sql`select route, sum(views)::int as views from page_view_counts where day >= ${since} group by 1 order by 2 desc, 1`,
  );
  return {
    views: sum(rows.map(({ views }) => ({ value: views }))),
    routes: rows.slice(0, PAGE_VIEW_ROWS_MAX),
  };
}

/** The age of the oldest event that the index has not read. */
async function readIndex({ db, talentIndex }: Deps, nowMs: number) {
  const status = await talentIndex.status().catch(() => undefined);
  if (!status) return { state: 'failed' as const, talents: 0, behindSeconds: 0 };
  const { state, talents, cursor } = status;
  const [oldest] = cursor ? await readCommitted(db, cursor, 1) : [];
  const behindMs = oldest ? nowMs - Date.parse(oldest.createdIsoDateTimeUtc) : 0;
  return { state, talents, behindSeconds: Math.max(0, behindMs / 1000) };
}

/** The admins' queues. Each count reads a partial index. */
export async function readQueueLengths({ db }: Pick<Deps, 'db'>): Promise<AdminQueue> {
  const { rows } = await db.execute<AdminQueue>(sql`select
    (select count(*)::int from talents where human_review_waiting_since is not null) as talents,
    (select count(*)::int from companies where human_review_waiting_since is not null) as companies,
    (select count(*)::int from report_cases where state <> 'decided') as reports,
    (select count(*)::int from contact_messages where state = 'open') as "contactMessages"`);
  return rows[0] ?? { talents: 0, companies: 0, reports: 0, contactMessages: 0 };
}

/** Reads every row of the files, so it is called seldom. */
export async function readStorage({ db, config }: Deps, nowMs: number): Promise<AdminOverview['storage']> {
  const since = new Date(weekStartMs(nowMs) - (OVERVIEW_WEEKS - 1) * WEEK_MS).toISOString();
  const { rows } = await db.execute<{ from: string | null; bytes: string }>(sql`
    select case when created_at >= ${since} then to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') || 'T00:00:00.000Z' end as "from",
      sum(bytes)::bigint as bytes from files group by 1`);
  const size = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  const { bavail, bsize } = await statfs(config.dataDir);
  const weeks = rows.flatMap(({ from, bytes }) =>
    from === null ? [] : [{ from, value: Number(bytes) / 1024 / 1024 }],
  );
  return {
    databaseBytes: Number(size.rows[0]?.bytes ?? 0),
    filesBytes: sum(rows.map(({ bytes }) => ({ value: Number(bytes) }))),
    freeBytes: bavail * bsize,
    trend: weekTrend(weeks, nowMs),
  };
}

function presentMail({
  id,
  job,
  data,
  reason,
  retries,
  failedAt,
}: FailedMail): AdminOverview['failedMails'][number] {
  const fields = data as Record<string, unknown>;
  const to = fields['email'] ?? fields['uid'] ?? fields['threadId'] ?? fields['id'] ?? '';
  return {
    mailId: id,
    kind: job,
    to: typeof to === 'string' ? to : '',
    reason,
    tries: retries + 1,
    failedIsoDateTimeUtc: failedAt.toISOString(),
  };
}

const hourStartMs = (nowMs: number) => nowMs - (nowMs % HOUR_MS);
const weekStartMs = (nowMs: number) => nowMs - ((nowMs - FIRST_WEEK_MS) % WEEK_MS);

const weekTrend = (bars: readonly Bar[] | null, nowMs: number) =>
  trendOf(bars ?? [], weekStartMs(nowMs), WEEK_MS, OVERVIEW_WEEKS);
const hourTrend = (bars: readonly Bar[], nowMs: number) =>
  trendOf(bars, hourStartMs(nowMs), HOUR_MS, OVERVIEW_HOURS);

/** A bar for each week or hour, including empty ones. */
function trendOf(bars: readonly Bar[], lastMs: number, stepMs: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const fromIsoDateTimeUtc = new Date(lastMs - (count - 1 - at) * stepMs).toISOString();
    const own = bars.filter(({ from }) => from === fromIsoDateTimeUtc);
    return { fromIsoDateTimeUtc, value: sum(own) };
  });
}

const sum = (bars: readonly { value: number }[]) => bars.reduce((total, { value }) => total + value, 0);

const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));
