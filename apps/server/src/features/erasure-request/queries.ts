import type { ErasureRequest } from '@talaash/contract/erasure-request';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const LISTED_MAX = 500;

/** The requests to a company, those without an answer first, then the latest. */
export async function readErasureRequests(
  db: Pick<Db, 'execute'>,
  companyId: string,
): Promise<ErasureRequest[]> {
  const iso = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await db.execute<ErasureRequest>(sql`
    select e.talent_id as "talentId", p.name, ${iso('e.requested_at')} as "requestedIsoDateTimeUtc",
      ${iso('e.confirmed_at')} as "confirmedIsoDateTimeUtc",
      coalesce((select json_agg(json_build_object('kind', c.kind, 'copiedIsoDateTimeUtc', ${iso('c.updated_at')}) order by c.kind)
        from profile_copies c where c.company_id = e.company_id and c.talent_id = e.talent_id), '[]'::json) as copies
    from erasure_requests e join talent_profiles p on p.talent_id = e.talent_id
    where e.company_id = ${companyId}
    order by e.confirmed_at is not null, e.requested_at desc, e.talent_id limit ${LISTED_MAX}`);
  return rows;
}
