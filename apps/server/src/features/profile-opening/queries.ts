import { OPENED_BY_MAX } from '@talaash/domain/privacy-shield/limit';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';

export type WeekOpening = {
  companyId: string;
  name: string;
  daysCount: number;
  lastIsoDate: string;
  threadId: string | null;
};

/** Who opened a profile in the seven days from a Monday on. A company that browsed by name on one of them is named. */
export async function readOpeningsOfWeek(
  db: Pick<Db, 'execute'>,
  talentId: string,
  weekStartIsoDate: string,
) {
  const { rows } = await db.execute<Omit<WeekOpening, 'name'> & { name: string | null }>(sql`
    select o.company_id as "companyId", case when bool_or(o.is_named) then p.name end as name,
      count(*)::int as "daysCount", max(o.day)::text as "lastIsoDate", t.thread_id as "threadId"
    from profile_openings o
    left join company_profiles p on p.company_id = o.company_id
    left join threads t on t.company_id = o.company_id and t.talent_id = o.talent_id
    where o.talent_id = ${talentId} and o.day >= ${weekStartIsoDate}::date and o.day < ${weekStartIsoDate}::date + 7
    group by o.company_id, p.name, t.thread_id order by max(o.day) desc, p.name, o.company_id`);
  const named = rows.filter((row): row is WeekOpening => row.name !== null);
  return {
    weekStartIsoDate,
    companiesCount: rows.length,
    unnamedCount: rows.length - named.length,
    companies: named.slice(0, OPENED_BY_MAX),
  };
}

/** All openings of a profile that are kept, by week and company, the latest first. The name is null where one of them browsed without. */
export async function readKeptOpenings(
  db: Pick<Db, 'execute'>,
  talentId: string,
): Promise<{ weekStartIsoDate: string; company: string | null; daysCount: number; lastIsoDate: string }[]> {
  const { rows } = await db.execute<Awaited<ReturnType<typeof readKeptOpenings>>[number]>(sql`
    select date_trunc('week', o.day)::date::text as "weekStartIsoDate", case when bool_or(o.is_named) then p.name end as company,
      count(*)::int as "daysCount", max(o.day)::text as "lastIsoDate"
    from ${profileOpenings} o left join ${companyProfiles} p on p.company_id = o.company_id
    where o.talent_id = ${talentId}
    group by 1, o.company_id, p.name order by 1 desc, max(o.day) desc, p.name, o.company_id`);
  return rows;
}

export async function readIsNamed(db: Pick<Db, 'select'>, companyId: string): Promise<boolean> {
  const [company] = await db
    .select({ browsesUnnamed: companies.browsesUnnamed })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return company?.browsesUnnamed === false;
}

/**
 * Stores that a member of a company opened a profile on a day. Writes nothing on their second opening of the day, nor for a profile
 * that the company may not see.
 */
export async function insertOpening(
  db: Pick<Db, 'execute'>,
  { companyId, talentId, uid, day }: { companyId: string; talentId: string; uid: string; day: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${profileOpenings} as counted (company_id, talent_id, day, is_named, opened_by_uids)
    select ${companyId}, ${talents.talentId}, ${day}::date,
      not (select c.browses_unnamed from ${companies} c where c.company_id = ${companyId}), array[${uid}]::text[]
    from ${talents} join ${talentProfiles} on ${talentProfiles.talentId} = ${talents.talentId}
    where ${talents.talentId} = ${talentId} and ${isVisibleTo(companyId)}
      and not exists (select from ${profileOpenings} known
        where known.talent_id = ${talentId} and known.day = ${day}::date and known.company_id = ${companyId}
          and ${uid} = any(known.opened_by_uids))
    on conflict (talent_id, day, company_id) do update
      set opened_by_uids = array_append(counted.opened_by_uids, ${uid}::text)
      where not ${uid} = any(counted.opened_by_uids)`);
}
