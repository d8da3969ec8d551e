import type { PipelineSort } from '@talaash/domain/pipeline/choice';
import { PIPELINE_TABLE_PAGE_SIZE } from '@talaash/domain/pipeline/limit';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pipelineEntries } from '../../db/schema/pipeline.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isShownAnonymously, isVisibleTo } from '../../db/visibility.ts';
import { type EntryRow, inOrderOf, isAsked, type PipelineQuestion, selectEntries } from './queries.ts';

type TableQuestion = PipelineQuestion & {
  stages: readonly PipelineStage[];
  /** Undefined for all. */
  stageId?: string | undefined;
  sort: PipelineSort;
  isDescending: boolean;
  page: number;
};

/** A page of the whole pipeline in a chosen order. Values that the company does not see come last. */
export async function pageTable(
  db: Db,
  question: TableQuestion,
): Promise<{ total: number; rows: EntryRow[] }> {
  const { isDescending, page, stageId } = question;
  const isListed = and(
    isAsked(question),
    stageId === undefined ? undefined : eq(pipelineEntries.stageId, stageId),
  );
  const [counted] = await db.select({ total: count() }).from(pipelineEntries).where(isListed);
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const rows = await selectEntries(db)
    .leftJoin(talents, eq(talents.talentId, pipelineEntries.talentId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, pipelineEntries.talentId))
    .where(isListed)
    .orderBy(sql`${sortedBy(question)} ${direction}`, pipelineEntries.talentId)
    .limit(PIPELINE_TABLE_PAGE_SIZE)
    .offset((page - 1) * PIPELINE_TABLE_PAGE_SIZE);
  return { total: counted?.total ?? 0, rows };
}

function sortedBy({ companyId, stages, sort }: TableQuestion): SQL {
  const isShown = sql`(${isVisibleTo(companyId)} or ${isShownAnonymously(companyId)})`;
  const shown = (column: SQL) => sql`case when ${isShown} then ${column} end`;
  switch (sort) {
    case 'since':
      return sql`${pipelineEntries.stageSinceIsoDateTimeUtc}`;
    case 'name':
      return sql`lower(${pipelineEntries.talentName})`;
    case 'stage':
      return inOrderOf(stages);
    case 'experience':
      return shown(sql`${talentProfiles.experienceInYears}`);
    case 'pay':
      return shown(sql`${talentProfiles.expectedSalaryInLpaInr}`);
    case 'notice':
      return shown(sql`${talentProfiles.noticePeriodInWeeks}`);
  }
}
