import type { DataHolder } from '@talaash/contract/data-holder';
import { DATA_HOLDERS_MAX } from '@talaash/domain/privacy-shield/limit';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isInSearchFor, isVisibleTo } from '../../db/visibility.ts';

type Row = Omit<DataHolder, 'sees'> & { isVisible: boolean; isInSearch: boolean };

/**
 * The companies that hold data of a talent, by name: they have a conversation, or have copied something. Reads rows of this talent only.
 */
export async function readDataHolders(
  db: Pick<Db, 'execute'>,
  talentId: string,
  companyId?: string,
): Promise<DataHolder[]> {
  const holder = sql`holder.company_id`;
  const iso = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await db.execute<Row>(sql`
    select holder.company_id as "companyId", p.name, ${isVisibleTo(holder)} as "isVisible", ${isInSearchFor(holder)} as "isInSearch",
      (select json_build_object('threadId', t.thread_id, 'invitationStatus', t.job_post_invitation_status,
          'sinceIsoDateTimeUtc', ${iso('t.created_at')}, 'isEnded', t.ended_at is not null,
          'messagesCount', (select count(*)::int from messages m where m.thread_id = t.thread_id and m.sender <> 'System'))
        from threads t where t.company_id = holder.company_id and t.talent_id = ${talentId}) as conversation,
      coalesce((select json_agg(json_build_object('kind', c.kind, 'copiedIsoDateTimeUtc', ${iso('c.updated_at')},
          'endedIsoDateTimeUtc', ${iso('c.ended_at')}) order by c.updated_at desc)
        from profile_copies c where c.company_id = holder.company_id and c.talent_id = ${talentId}), '[]'::json) as copies,
      (select json_build_object('requestedIsoDateTimeUtc', ${iso('e.requested_at')},
          'confirmedIsoDateTimeUtc', ${iso('e.confirmed_at')})
        from erasure_requests e where e.company_id = holder.company_id and e.talent_id = ${talentId}) as erasure
    from (
      select company_id from threads where talent_id = ${talentId}
      union select company_id from profile_copies where talent_id = ${talentId}
    ) holder
    join company_profiles p on p.company_id = holder.company_id
    join ${talents} on ${talents.talentId} = ${talentId}
    join ${talentProfiles} on ${talentProfiles.talentId} = ${talentId}
    where ${companyId === undefined ? sql`true` : sql`holder.company_id = ${companyId}`}
    order by p.name, holder.company_id limit ${DATA_HOLDERS_MAX}`);
  return rows.map(({ isVisible, isInSearch, ...row }) => ({
    ...row,
    sees: isVisible ? 'whole' : isInSearch ? 'guest' : 'nothing',
  }));
}

export async function countShortlists(db: Pick<Db, 'execute'>, talentId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from shortlisted_profiles where talent_id = ${talentId}`,
  );
  return rows[0]?.count ?? 0;
}
