import { indianDate } from '@talaash/domain/base/week';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';

/**
 * Records that a company opened a profile today. It runs after the answer, and is lost if the node dies first. It writes nothing
 * on a second opening of the day, nor for a profile that the company may not see.
 */
export function countOpening(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  { companyId, talentId }: { companyId: string; talentId: string },
): void {
  const day = indianDate(now());
  db.execute(sql`
    insert into ${profileOpenings} (company_id, talent_id, day)
    select ${companyId}, ${talents.talentId}, ${day}::date
    from ${talents} join ${talentProfiles} on ${talentProfiles.talentId} = ${talents.talentId}
    where ${talents.talentId} = ${talentId} and ${isVisibleTo(companyId)}
      and not exists (select from ${profileOpenings} counted
        where counted.talent_id = ${talentId} and counted.day = ${day}::date and counted.company_id = ${companyId})
    on conflict do nothing`).catch((error: unknown) => {
    log.warn({ err: error }, 'An opening of a profile was not counted.');
  });
}
