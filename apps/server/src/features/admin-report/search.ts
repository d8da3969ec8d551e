import { ADMIN_REPORTS_FOUND_MAX } from '@talaash/domain/admin-report/limit';
import { type SQL, sql } from 'drizzle-orm';
import { isNamed, wordsQuery } from '../../call/admin-list.ts';
import { users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';

/**
 * Whether a search finds a case: by a name of whom it is about, by what was reported, noted, decided or appealed, by its reference
 * or an id. Each part has its index, and is read once for the whole page.
 */
export const isFoundCase = (search: string): SQL<boolean> => {
  const words = sql`to_tsquery('simple', ${wordsQuery(search)})`;
  return sql<boolean>`(
    ${reportCases.referenceId} = ${search.toUpperCase()}
    or ${search} in (${reportCases.caseId}, ${reportCases.subjectId}, ${reportCases.uid}, ${reportCases.talentId}, ${reportCases.companyId})
    or ${reportCases.uid} = any(array(select ${users.id} from ${users}
      where ${isNamed(users.name, search)} limit ${ADMIN_REPORTS_FOUND_MAX}))
    or ${reportCases.talentId} = any(array(select ${talentProfiles.talentId} from ${talentProfiles}
      where ${isNamed(talentProfiles.name, search)}
        and exists (select from ${reportCases} own where own.talent_id = ${talentProfiles.talentId})
      limit ${ADMIN_REPORTS_FOUND_MAX}))
    or ${reportCases.companyId} = any(array(select ${companyProfiles.companyId} from ${companyProfiles}
      where ${isNamed(companyProfiles.name, search)} limit ${ADMIN_REPORTS_FOUND_MAX}))
    or ${reportCases.caseId} = any(array(select ${reports.caseId} from ${reports}
      where to_tsvector('simple', coalesce(${reports.note}, '')) @@ ${words}
        or jsonb_to_tsvector('simple', ${reports.evidence}, '["string"]') @@ ${words} limit ${ADMIN_REPORTS_FOUND_MAX}))
    or ${reportCases.caseId} = any(array(select ${sanctions.caseId} from ${sanctions}
      where to_tsvector('simple', ${sanctions.text} || ' ' || coalesce(${sanctions.appealText}, '')) @@ ${words}
      limit ${ADMIN_REPORTS_FOUND_MAX})))`;
};
