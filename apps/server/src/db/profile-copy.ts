import type { CopyKind } from '@talaash/domain/privacy-shield/choice';
import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Notes that a company copied something of talents, so that they see who holds what. A later copy renews the time. */
export async function noteCopies(
  db: Pick<Db, 'execute'>,
  { companyId, talentIds, kind }: { companyId: string; talentIds: readonly string[]; kind: CopyKind },
): Promise<void> {
  if (talentIds.length === 0) return;
  await db.execute(sql`
    insert into profile_copies (company_id, talent_id, kind)
    select ${companyId}, id, ${kind} from unnest(${sql.param([...talentIds])}::text[]) as copied (id)
    on conflict (talent_id, company_id, kind) do update set updated_at = now(), ended_at = null`);
}
