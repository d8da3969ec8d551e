import { ENDS_SOON_DAYS } from '@talaash/domain/pipeline/limit';
import { FIRST_PIPELINE } from '@talaash/domain/pipeline/rule';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { and, count, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { afterCursor, type Page, pageOf } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { isEntry } from '../../db/pipeline-entry.ts';
import { users } from '../../db/schema/account.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { pipelineEntries, pipelines } from '../../db/schema/pipeline.ts';
import { threads } from '../../db/schema/thread.ts';
import { isOutOfPipeline } from '../../db/visibility.ts';

type Reading = Pick<Db, 'select'>;

export type EntryKey = { companyId: string; talentId: string; jobPostId: string };

/** The people of a job post. @property memberUid only those of this member; undefined for all */
export type PipelineQuestion = { companyId: string; jobPostId: string; memberUid?: string | undefined };

/** The company's stages and their version, which is 0 until it changes them. */
export async function readStages(
  db: Reading,
  companyId: string,
): Promise<{ version: number; stages: PipelineStage[] }> {
  const [stored] = await db
    .select({ version: pipelines.version, stages: pipelines.stages })
    .from(pipelines)
    .where(eq(pipelines.companyId, companyId));
  return stored ?? { version: 0, stages: [...FIRST_PIPELINE] };
}

/** Who is in charge, or acted last. */
export const memberUid: SQL<string | null> = sql<
  string | null
>`coalesce(${pipelineEntries.assignedUid}, ${pipelineEntries.actedByUid})`;

/** The thread of an entry: that of the pair, while it is about the same job post. */
export const ofEntry = and(
  eq(threads.companyId, pipelineEntries.companyId),
  eq(threads.talentId, pipelineEntries.talentId),
  eq(threads.jobPostId, pipelineEntries.jobPostId),
);

export const isAsked = ({ companyId, jobPostId, memberUid: uid }: PipelineQuestion): SQL | undefined =>
  and(
    eq(pipelineEntries.companyId, companyId),
    eq(pipelineEntries.jobPostId, jobPostId),
    not(isOutOfPipeline(companyId, pipelineEntries.talentId)),
    uid === undefined ? undefined : sql`${memberUid} = ${uid}`,
  );

/** The last message of an entry's thread that a person wrote. */
const lastMessageOf = (db: Reading) =>
  db
    .select({ sender: messages.sender, createdIsoDateTimeUtc: messages.createdIsoDateTimeUtc })
    .from(messages)
    .where(and(eq(messages.threadId, threads.threadId), isNull(messages.event)))
    .orderBy(desc(messages.createdIsoDateTimeUtc), desc(messages.messageId))
    .limit(1)
    .as('last_message');

/** Entries with their thread and their member, for a condition and an order to follow. */
export function selectEntries(db: Reading) {
  const lastMessage = lastMessageOf(db);
  return db
    .select({
      entry: pipelineEntries,
      memberUid,
      memberName: users.name,
      thread: {
        threadId: threads.threadId,
        invitationStatus: threads.jobPostInvitationStatus,
        answerUntilIsoDateTimeUtc: threads.answerUntilIsoDateTimeUtc,
        readStatus: threads.companyThreadReadStatus,
        talentName: threads.talentName,
        talentJobTitle: threads.talentJobTitle,
      },
      lastMessage: { sender: lastMessage.sender, createdIsoDateTimeUtc: lastMessage.createdIsoDateTimeUtc },
    })
    .from(pipelineEntries)
    .leftJoin(threads, ofEntry)
    .leftJoin(users, eq(users.id, memberUid))
    .leftJoinLateral(lastMessage, sql`true`);
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** How many people each stage has, and how many of them need something. One query for all stages. */
export const countStages = (db: Reading, question: PipelineQuestion, nowMs: number) => {
  const soon = new Date(nowMs + ENDS_SOON_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return db
    .select({
      stageId: pipelineEntries.stageId,
      count: count(),
      endSoonCount: sql<number>`(count(*) filter (where ${threads.answerUntilIsoDateTimeUtc} <= ${soon}::timestamptz))::int`,
      waitingCount: sql<number>`(count(*) filter (where ${threads.companyThreadReadStatus} = 'Unread'
        and ${threads.endedIsoDateTimeUtc} is null))::int`,
      oldestSince: sql<string>`min(${pipelineEntries.stageSinceIsoDateTimeUtc})`,
    })
    .from(pipelineEntries)
    .leftJoin(threads, ofEntry)
    .where(isAsked(question))
    .groupBy(pipelineEntries.stageId);
};

/** The order of the people of a stage: the latest first. */
const placeIn = { at: pipelineEntries.stageSinceIsoDateTimeUtc, id: pipelineEntries.talentId };
const latestFirst = [desc(placeIn.at), desc(placeIn.id)];

const pageOfEntries = (rows: EntryRow[], limit: number) =>
  pageOf(rows, limit, ({ entry }) => ({ at: entry.stageSinceIsoDateTimeUtc, id: entry.talentId }));

/** The first people of each of these stages, by its id. One query for all stages. */
export async function pageStages(
  db: Reading,
  { stageIds, limit, ...question }: PipelineQuestion & { stageIds: readonly string[]; limit: number },
): Promise<Map<string, Page<EntryRow>>> {
  const first = db
    .select({ talentId: pipelineEntries.talentId })
    .from(pipelineEntries)
    .where(and(isAsked(question), sql`${pipelineEntries.stageId} = stage.id`))
    .orderBy(...latestFirst)
    .limit(limit + 1);
  const isFirst = sql`${pipelineEntries.talentId} in (select first.talent_id
    from unnest(${sql.param([...stageIds])}::text[]) as stage (id) cross join lateral ${first} as first)`;
  const { companyId, jobPostId } = question;
  const rows = await selectEntries(db)
    .where(and(eq(pipelineEntries.companyId, companyId), eq(pipelineEntries.jobPostId, jobPostId), isFirst))
    .orderBy(...latestFirst);
  const byStage = Map.groupBy(rows, ({ entry }) => entry.stageId);
  return new Map([...byStage].map(([stageId, ofStage]) => [stageId, pageOfEntries(ofStage, limit)]));
}

/** The people of a stage, the latest first. */
export async function pageStage(
  db: Reading,
  {
    stageId,
    limit,
    cursor,
    ...question
  }: PipelineQuestion & { stageId: string; limit: number; cursor: string | null },
) {
  const rows = await selectEntries(db)
    .where(and(isAsked(question), eq(pipelineEntries.stageId, stageId), afterCursor(placeIn, { cursor })))
    .orderBy(...latestFirst)
    .limit(limit + 1);
  return pageOfEntries(rows, limit);
}

/** Everybody in a pipeline, in the order of the stages, and the latest of each stage first. */
export const readAllEntries = (
  db: Reading,
  question: PipelineQuestion,
  stages: readonly PipelineStage[],
): Promise<EntryRow[]> =>
  selectEntries(db)
    .where(isAsked(question))
    .orderBy(inOrderOf(stages), ...latestFirst);

/** The place of an entry's stage. */
export const inOrderOf = (stages: readonly PipelineStage[]): SQL =>
  sql`array_position(${sql.param(stages.map(({ stageId }) => stageId))}::text[], ${pipelineEntries.stageId})`;

/** An entry of the company; undefined if there is none, or it is out of the pipeline. */
export async function readEntry(db: Reading, key: EntryKey): Promise<EntryRow | undefined> {
  const [found] = await selectEntries(db).where(
    and(isEntry(key), not(isOutOfPipeline(key.companyId, pipelineEntries.talentId))),
  );
  return found;
}

/** How often each reason was given for the closed people of a job post. */
export const countClosedFor = (db: Reading, question: PipelineQuestion) =>
  db
    .select({ reason: pipelineEntries.closedFor, count: count() })
    .from(pipelineEntries)
    .where(and(isAsked(question), eq(pipelineEntries.stageId, 'Closed')))
    .groupBy(pipelineEntries.closedFor)
    .orderBy(desc(count()));

/** How many people each of the company's stages has, in all job posts. Also those who are out of the pipeline: a stage with them is not empty. */
export async function countPeople(db: Reading, companyId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ stageId: pipelineEntries.stageId, count: count() })
    .from(pipelineEntries)
    .where(eq(pipelineEntries.companyId, companyId))
    .groupBy(pipelineEntries.stageId);
  return Object.fromEntries(rows.map(({ stageId, count: people }) => [stageId, people]));
}

/** A talent's entries with a company, the latest first, each with its stage. For the pages of one person. */
export async function readEntriesOf(
  db: Reading,
  { companyId, talentId }: { companyId: string; talentId: string },
) {
  const [{ stages }, rows] = await Promise.all([
    readStages(db, companyId),
    db
      .select({
        jobPostId: pipelineEntries.jobPostId,
        jobPostTitle: jobPosts.title,
        stageId: pipelineEntries.stageId,
        stageSinceIsoDateTimeUtc: pipelineEntries.stageSinceIsoDateTimeUtc,
        version: pipelineEntries.version,
        talentName: sql<string>`coalesce(${threads.talentName}, ${pipelineEntries.talentName})`,
        isInvited: sql<boolean>`${threads.jobPostInvitationStatus} is not distinct from 'Pending'`,
        memberUid,
        memberName: users.name,
      })
      .from(pipelineEntries)
      .innerJoin(jobPosts, eq(jobPosts.jobPostId, pipelineEntries.jobPostId))
      .leftJoin(threads, ofEntry)
      .leftJoin(users, eq(users.id, memberUid))
      .where(
        and(
          eq(pipelineEntries.companyId, companyId),
          eq(pipelineEntries.talentId, talentId),
          isNull(jobPosts.deletedAt),
          not(isOutOfPipeline(companyId, pipelineEntries.talentId)),
        ),
      )
      .orderBy(desc(pipelineEntries.stageSinceIsoDateTimeUtc), desc(pipelineEntries.jobPostId)),
  ]);
  return {
    stages,
    entries: rows.flatMap((row) => {
      const stage = stages.find(({ stageId }) => stageId === row.stageId);
      return stage ? [{ ...row, stage }] : [];
    }),
  };
}
