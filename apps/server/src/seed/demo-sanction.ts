import type pg from 'pg';
import { reportCases, reports } from '../db/schema/report.ts';
import { sanctions } from '../db/schema/sanction.ts';
import { copyRows } from './copy.ts';

export type DemoModeration = {
  cases: (typeof reportCases.$inferInsert)[];
  reports: (typeof reports.$inferInsert)[];
  sanctions: (typeof sanctions.$inferInsert)[];
};

/** What a decision changes besides its own row: the same as `enforce` does. */
const EFFECTS: Partial<Record<string, string>> = {
  limit:
    'update users set limited_until = s.until_at from sanctions s where s.sanction_id = $1 and users.id = s.uid',
  suspend:
    'update users set suspended_until = s.until_at from sanctions s where s.sanction_id = $1 and users.id = s.uid',
  hide: `update messages set hidden_by_admin_at = s.created_at from sanctions s join report_cases c using (case_id)
    where s.sanction_id = $1 and messages.message_id = c.subject_id`,
};

/** Stores reports and decisions, and puts the decisions into force. */
export async function storeModeration(client: pg.ClientBase, made: DemoModeration): Promise<void> {
  await copyRows(client, reportCases, made.cases);
  await copyRows(
    client,
    reports,
    made.reports.map((report) => ({ ...report, picture: null })),
  );
  // Bytes are not copied as text.
  for (const { reportId, picture } of made.reports)
    if (picture)
      await client.query('update reports set picture = $2 where report_id = $1', [reportId, picture]);
  await copyRows(client, sanctions, made.sanctions);
  for (const { act, sanctionId } of made.sanctions) {
    const effect = EFFECTS[act];
    if (effect) await client.query(effect, [sanctionId]);
  }
}
