import { type ClosedFor, FIXED_STAGES, type FixedStage } from '@talaash/domain/pipeline/choice';
import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from './client.ts';
import { insertFrom } from './insert-from.ts';
import { isAnyOf } from './is-any-of.ts';
import { jobPosts } from './schema/job-post.ts';
import { pipelineEntries } from './schema/pipeline.ts';
import { shortlistedProfiles } from './schema/shortlisted-profile.ts';
import { talents } from './schema/talent.ts';
import { threads } from './schema/thread.ts';

/** The threads that have changed: the table, or another part of the statement. */
type ChangedThreads = SQLWrapper &
  Record<'threadId' | 'companyId' | 'talentId' | 'jobPostId' | 'talentName' | 'talentJobTitle', PgColumn>;

type Outcome = {
  to: FixedStage;
  /** The stages that it leads out of. Undefined for any: a member's own choice gives way too. */
  from?: readonly FixedStage[];
  closedFor?: ClosedFor;
};

/** Where each event leads. A stage that a member chose stays, unless the conversation is over. */
const OUTCOMES = {
  sent: { to: 'Invited', from: FIXED_STAGES },
  accepted: { to: 'Talking', from: ['Shortlisted', 'Invited', 'Closed'] },
  declined: { to: 'Closed', closedFor: 'Declined' },
  expired: { to: 'Closed', closedFor: 'Expired', from: ['Shortlisted', 'Invited'] },
  ended: { to: 'Closed', closedFor: 'Ended' },
} as const satisfies Record<string, Outcome>;

/**
 * Moves the entries of changed threads, as part of the statement that changes them. An entry that is missing is added: a node of
 * the previous release may have sent the invitation. Threads outlive people and job posts, and entries do not.
 *
 * @param actorUid the member who caused it; null for the talent or the product
 */
export function entryFollows(
  thread: ChangedThreads,
  event: keyof typeof OUTCOMES,
  actorUid: Placeholder | null,
  condition: SQL = sql`true`,
): SQL {
  const { to, from, closedFor }: Outcome = OUTCOMES[event];
  const { companyId, talentId, jobPostId, talentName, talentJobTitle } = thread;
  const added = insertFrom(
    pipelineEntries,
    {
      companyId,
      talentId,
      jobPostId,
      talentName,
      talentJobTitle,
      stageId: to,
      actedByUid: actorUid,
      ...(closedFor === undefined ? {} : { closedFor }),
    },
    sql`from ${thread} join ${jobPosts} on ${jobPosts.jobPostId} = ${jobPostId}
      join ${talents} on ${talents.talentId} = ${talentId} where ${condition}`,
  );
  return sql`${added} on conflict (company_id, talent_id, job_post_id) do update set
    talent_name = excluded.talent_name, talent_job_title = excluded.talent_job_title, stage_id = excluded.stage_id,
    stage_since = now(), updated_at = now(), version = pipeline_entries.version + 1, closed_for = excluded.closed_for,
    acted_by_uid = coalesce(excluded.acted_by_uid, pipeline_entries.acted_by_uid)
    ${from ? sql`where ${isAnyOf(pipelineEntries.stageId, from)}` : sql``}`;
}

/** What each move changes besides the stage. */
export const MOVED = {
  stageSinceIsoDateTimeUtc: sql`now()`,
  updatedIsoDateTimeUtc: sql`now()`,
  version: sql`${pipelineEntries.version} + 1`,
};

/** A message of the talent to a waiting invitation starts the conversation. Part of the statement that stores the message. */
export const entryTalks = (thread: ChangedThreads): SQL => sql`
  update ${pipelineEntries} set stage_id = 'Talking', stage_since = now(), updated_at = now(), version = version + 1
  from ${thread} where ${isOfThread(thread)} and stage_id = 'Invited'`;

const isOfThread = ({ companyId, talentId, jobPostId }: ChangedThreads): SQL => sql`
  ${pipelineEntries.companyId} = ${companyId} and ${pipelineEntries.talentId} = ${talentId}
    and ${pipelineEntries.jobPostId} = ${jobPostId}`;

type Key = { companyId: string; talentId: string; jobPostId: string };

export const isEntry = ({ companyId, talentId, jobPostId }: Key): SQL | undefined =>
  and(
    eq(pipelineEntries.companyId, companyId),
    eq(pipelineEntries.talentId, talentId),
    eq(pipelineEntries.jobPostId, jobPostId),
  );

/** The invitations of these threads have expired. */
export async function entriesExpire(tx: Tx, threadIds: readonly string[]): Promise<void> {
  await tx.execute(entryFollows(threads, 'expired', null, inArray(threads.threadId, [...threadIds])));
}

/** A decline was taken back: the invitation waits again. */
export async function entryWaitsAgain(tx: Tx, key: Key): Promise<void> {
  await tx
    .update(pipelineEntries)
    .set({ ...MOVED, stageId: 'Invited', closedFor: null })
    .where(
      and(isEntry(key), eq(pipelineEntries.stageId, 'Closed'), eq(pipelineEntries.closedFor, 'Declined')),
    );
}

/** An invitation was taken back, as if it had not been sent: the entry is shortlisted again, or goes. */
export async function entryUninvited(tx: Tx, key: Key, actedByUid: string): Promise<void> {
  const isInvited = and(isEntry(key), eq(pipelineEntries.stageId, 'Invited'));
  const isShortlisted = sql`exists (select from ${shortlistedProfiles}
    where ${shortlistedProfiles.companyId} = ${key.companyId} and ${shortlistedProfiles.talentId} = ${key.talentId}
      and ${shortlistedProfiles.jobPostId} = ${key.jobPostId})`;
  await tx
    .update(pipelineEntries)
    .set({ ...MOVED, stageId: 'Shortlisted', actedByUid })
    .where(and(isInvited, isShortlisted));
  await tx.delete(pipelineEntries).where(isInvited);
}

/** A talent was shortlisted. One whom the company had closed is shortlisted again. */
export async function entryShortlisted(
  tx: Tx,
  entry: Key & { talentName: string; talentJobTitle: string },
  actedByUid: string,
): Promise<void> {
  await tx
    .insert(pipelineEntries)
    .values({ ...entry, stageId: 'Shortlisted', actedByUid })
    .onConflictDoUpdate({
      target: [pipelineEntries.companyId, pipelineEntries.talentId, pipelineEntries.jobPostId],
      set: { ...MOVED, stageId: 'Shortlisted', closedFor: null, actedByUid },
      setWhere: eq(pipelineEntries.stageId, 'Closed'),
    });
}

/** A talent is off a shortlist. The entry stays if more has happened. */
export async function entryDelisted(tx: Tx, key: Key): Promise<void> {
  await tx.delete(pipelineEntries).where(and(isEntry(key), eq(pipelineEntries.stageId, 'Shortlisted')));
}

/** Deletes a talent's entries at companies: the talent has ended what these have of it. */
export async function entriesLeave(
  tx: Tx,
  talentId: string,
  companyIds: readonly string[],
  condition?: SQL,
): Promise<void> {
  await tx
    .delete(pipelineEntries)
    .where(
      and(eq(pipelineEntries.talentId, talentId), isAnyOf(pipelineEntries.companyId, companyIds), condition),
    );
}
