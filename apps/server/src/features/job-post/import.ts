import type { ImportedRow } from '@talaash/domain/job-post/schema';
import { JOB_POST_IMPORT_SENTENCES as SENTENCES } from '@talaash/domain/job-post/import-words';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { and, eq, isNull } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { jobPosts, jobPostSources } from '../../db/schema/job-post.ts';
import { record } from '../../events/record.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';
import { queueReview, toColumns } from './actions.ts';
import { type ImportRow, readImportRows, titleKey } from './import-rows.ts';
import { opened } from './openness.ts';

/** Reads what an import would do with each row of a file. @throws VALIDATION_FAILED with a sentence about the whole file */
export async function previewImport(
  { db }: Pick<Deps, 'db'>,
  { companyId, csv }: { companyId: string; csv: string },
): Promise<ImportedRow[]> {
  const rows = readRows(csv);
  return stateOf(rows, await readKnown(db, companyId));
}

function readRows(csv: string): ImportRow[] {
  const rows = readImportRows(csv);
  if (typeof rows === 'string') throw validationRefusal({ csv: rows });
  return rows;
}

const stateOf = (rows: readonly ImportRow[], known: ReadonlyMap<string, string>): ImportedRow[] =>
  rows.map(({ row, title, sourceKey, problems }) => {
    const jobPostId = known.get(sourceKey) ?? null;
    const state = jobPostId !== null ? 'known' : problems.length > 0 ? 'refused' : 'new';
    return { row, title, state, jobPostId, problems: state === 'refused' ? problems : [] };
  });

/**
 * Creates the job posts of a file that were not imported before, all of them or none, and queues their reviews. An import at the
 * same time waits for this one, and finds its job posts. Throws VALIDATION_FAILED with each problem by row and column.
 */
export async function importJobPosts(
  { db, events, jobs, now }: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>,
  { companyId, uid, csv }: { companyId: string; uid: string; csv: string },
): Promise<ImportedRow[]> {
  if (!(await readCompanyProfile(db, companyId)))
    throw refusal('BUSINESS_RULE_VIOLATION', JOB_POST_SENTENCES.profileNeeded);
  const rows = readRows(csv);
  return events.transaction(async (tx) => {
    await tx.select().from(companies).where(eq(companies.companyId, companyId)).for('update');
    const states = stateOf(rows, await readKnown(tx, companyId));
    requireNoneRefused(states);
    const at = new Date(now()).toISOString();
    const result: ImportedRow[] = [];
    for (const [index, state] of states.entries()) {
      const { draft, sourceKey } = rows[index] ?? {};
      if (state.state !== 'new' || draft === undefined || sourceKey === undefined) {
        result.push(state);
        continue;
      }
      const jobPostId = newRecordId();
      await tx.insert(jobPosts).values({
        jobPostId,
        companyId,
        ...toColumns(draft),
        createdIsoDateTimeUtc: at,
        updatedIsoDateTimeUtc: at,
        ...opened(at),
        reviewQueuedAt: at,
      });
      await tx
        .insert(jobPostSources)
        .values({ companyId, sourceKey, jobPostId })
        .onConflictDoUpdate({
          target: [jobPostSources.companyId, jobPostSources.sourceKey],
          set: { jobPostId },
        });
      await record(tx, { kind: 'jobPost.saved', actorUid: uid, companyId, jobPostId });
      await queueReview(jobs, jobPostId, tx);
      result.push({ ...state, jobPostId });
    }
    return result;
  });
}

function requireNoneRefused(rows: readonly ImportedRow[]): void {
  const refused = rows.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return;
  const problems = refused.flatMap(({ row, problems: found }) =>
    found.map(({ column, message }) => [`rows.${row}.${column}`, SENTENCES.problem(row, column, message)]),
  );
  throw refusal(
    'VALIDATION_FAILED',
    `${SENTENCES.refused(refused.length)} ${problems[0]?.[1] ?? ''}`.trim(),
    Object.fromEntries(problems),
  );
}

/** The company's job posts by what rows are recognised by: the id that a row had, or their title. */
async function readKnown(db: Pick<Db, 'select'>, companyId: string): Promise<Map<string, string>> {
  const isKept = and(eq(jobPosts.companyId, companyId), isNull(jobPosts.deletedAt));
  const titles = await db
    .select({ jobPostId: jobPosts.jobPostId, title: jobPosts.title })
    .from(jobPosts)
    .where(isKept)
    .orderBy(jobPosts.createdIsoDateTimeUtc);
  const sources = await db
    .select({ jobPostId: jobPostSources.jobPostId, sourceKey: jobPostSources.sourceKey })
    .from(jobPostSources)
    .innerJoin(jobPosts, eq(jobPosts.jobPostId, jobPostSources.jobPostId))
    .where(and(eq(jobPostSources.companyId, companyId), isNull(jobPosts.deletedAt)));
  return new Map([
    ...titles.map(({ jobPostId, title }) => [titleKey(title), jobPostId] as const),
    ...sources.map(({ jobPostId, sourceKey }) => [sourceKey, jobPostId] as const),
  ]);
}
