import type { Deps } from '../../call/deps.ts';
import { toEntries } from './present.ts';
import { countClosedFor, countStages, pageStages, type PipelineQuestion, readStages } from './queries.ts';

/** The board of a job post: the counts of each stage, and its first people. */
export async function readBoard(
  deps: Pick<Deps, 'db' | 'now'>,
  question: PipelineQuestion,
  { fold, reasonsMin }: { fold: number; reasonsMin: number },
) {
  const { db, now } = deps;
  const { version, stages } = await readStages(db, question.companyId);
  const stageIds = stages.map(({ stageId }) => stageId);
  const [counted, pages] = await Promise.all([
    countStages(db, question, now()),
    pageStages(db, { ...question, stageIds, limit: fold }),
  ]);
  const counts = new Map(counted.map((one) => [one.stageId, one]));
  const rows = [...pages.values()].flatMap((page) => page.rows);
  const [entries, closedFor] = await Promise.all([
    toEntries(deps, question.companyId, rows),
    (counts.get('Closed')?.count ?? 0) < reasonsMin ? null : countClosedFor(db, question),
  ]);
  return {
    version,
    stages,
    columns: stages.map(({ stageId }) => {
      const { count = 0, endSoonCount = 0, waitingCount = 0, oldestSince } = counts.get(stageId) ?? {};
      return {
        stageId,
        count,
        endSoonCount,
        waitingCount,
        ...(oldestSince === undefined
          ? {}
          : { oldestSinceIsoDateTimeUtc: new Date(oldestSince).toISOString() }),
        list: entries.filter((entry) => entry.stageId === stageId),
        cursor: pages.get(stageId)?.cursor ?? null,
      };
    }),
    closedFor:
      closedFor?.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }])) ?? null,
  };
}
