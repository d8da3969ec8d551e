import { and, eq } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { joiningRecords } from './schema/joining-record.ts';
import { pipelineMoves } from './schema/pipeline.ts';
import { contactOwners, talentNotes, talentReminders, talentTags } from './schema/talent-record.ts';

const TABLES = [talentNotes, talentTags, talentReminders, contactOwners, pipelineMoves, joiningRecords];

/**
 * Erases what the members of a company have noted about a talent, how they moved them, and the records of its job offers to them;
 * of all companies without one.
 */
export async function eraseTalentRecords(tx: Tx, talentId: string, companyId?: string): Promise<void> {
  for (const table of TABLES)
    await tx
      .delete(table)
      .where(
        and(
          eq(table.talentId, talentId),
          companyId === undefined ? undefined : eq(table.companyId, companyId),
        ),
      );
}
