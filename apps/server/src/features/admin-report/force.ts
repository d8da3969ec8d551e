import type { SanctionAct } from '@talaash/domain/sanction/choice';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { recordShutOut } from '../../call/membership.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import type { reportCases } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { endSessions } from '../account/end-session.ts';

type Case = typeof reportCases.$inferSelect;

/** The account of a case, and the one thing that was reported of it. */
export type Against = Pick<Case, 'uid' | 'talentId' | 'companyId' | 'subject' | 'subjectId'>;

type Acting = Pick<Deps, 'jobs'>;

/** Puts a decision into force. @param until for acts that end by themselves */
export async function enforce(
  { jobs }: Acting,
  tx: Tx,
  against: Against,
  { act, until }: { act: SanctionAct; until: string | null },
): Promise<void> {
  if (act === 'warn') return;
  if (act === 'hide') return setHidden(tx, against, true);
  if (act === 'ban') await setAccount(tx, against, { isDisabled: true });
  else await refreshUntil(tx, against, act, until);
  if (act === 'limit') return;
  // Its sessions and live streams end on every node, and its search keys with them.
  await endSessions(tx, against.uid);
  await recordReach(tx, against, 'account.restricted');
  const { companyId } = against;
  if (companyId !== null) await jobs.send('subscription.stopRenewal', { companyId }, { tx });
}

/** Takes a decision out of force, as far as no other decision says the same. */
export async function release(
  tx: Tx,
  against: Against,
  sanction: typeof sanctions.$inferSelect,
): Promise<void> {
  const { act, sanctionId } = sanction;
  if (act === 'warn') return;
  if (act === 'hide') return setHidden(tx, against, false);
  if (act === 'ban') {
    const [other] = await tx
      .select({ id: sanctions.sanctionId })
      .from(sanctions)
      .where(and(inForce(against.uid, 'ban'), ne(sanctions.sanctionId, sanctionId)))
      .limit(1);
    if (other) return;
    await setAccount(tx, against, { isDisabled: false });
  } else await refreshUntil(tx, against, act, null);
  if (act !== 'limit') await recordReach(tx, against, 'account.restored');
}

const inForce = (uid: string, act: SanctionAct) =>
  and(eq(sanctions.uid, uid), eq(sanctions.act, act), isNull(sanctions.endedAt));

const setAccount = (tx: Tx, { uid }: Against, change: Partial<typeof users.$inferInsert>) =>
  tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, uid));

/** Until when an account is limited or suspended: the latest end of all such decisions in force, and of this one. */
async function refreshUntil(
  tx: Tx,
  against: Against,
  act: 'limit' | 'suspend',
  until: string | null,
): Promise<void> {
  const [latest] = await tx
    .select({ untilAt: sql<string | null>`max(${sanctions.untilAt})`.mapWith(sanctions.untilAt) })
    .from(sanctions)
    .where(inForce(against.uid, act));
  const last = [until, latest?.untilAt ?? null]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  const untilDate = last === undefined ? null : new Date(last);
  await setAccount(
    tx,
    against,
    act === 'limit' ? { limitedUntil: untilDate } : { suspendedUntil: untilDate },
  );
}

/** The search reads a talent again after this, and the members of a company have its rights no longer, or again. */
const recordReach = async (
  tx: Tx,
  { talentId, companyId }: Against,
  kind: 'account.restricted' | 'account.restored',
) => {
  if (talentId !== null) await record(tx, { kind, actorUid: null, talentId });
  if (companyId !== null) await recordShutOut(tx, companyId);
};

async function setHidden(tx: Tx, against: Against, isHidden: boolean): Promise<void> {
  const { subject, subjectId, talentId, companyId } = against;
  const change = { hiddenByAdminAt: isHidden ? sql`now()` : null };
  if (subject === 'message') return hideMessage(tx, subjectId, change);
  if (subject === 'picture') return isHidden ? removePicture(tx, against) : undefined;
  if (subject === 'jobPost') {
    await tx.update(jobPosts).set(change).where(eq(jobPosts.jobPostId, subjectId));
    if (companyId !== null)
      await record(tx, { kind: 'jobPost.reviewed', actorUid: null, companyId, jobPostId: subjectId });
    return;
  }
  if (talentId !== null) {
    await tx.update(talents).set(change).where(eq(talents.talentId, talentId));
    return recordReach(tx, against, isHidden ? 'account.restricted' : 'account.restored');
  }
  await tx
    .update(companies)
    .set(change)
    .where(eq(companies.companyId, companyId ?? ''));
}

async function hideMessage(
  tx: Tx,
  messageId: string,
  change: { hiddenByAdminAt: ReturnType<typeof sql> | null },
): Promise<void> {
  const [hidden] = await tx
    .update(messages)
    .set(change)
    .where(eq(messages.messageId, messageId))
    .returning({ threadId: messages.threadId });
  if (!hidden) return;
  const [thread] = await tx
    .select({ threadId: threads.threadId, companyId: threads.companyId, talentId: threads.talentId })
    .from(threads)
    .where(eq(threads.threadId, hidden.threadId));
  if (thread) await record(tx, { kind: 'message.hidden', actorUid: null, ...thread });
}

/** Removes the reported picture, if it is still the current one. Its owner can upload another one, or this one after an appeal. */
async function removePicture(tx: Tx, { talentId, companyId, subjectId }: Against): Promise<void> {
  const changed = { updatedIsoDateTimeUtc: sql`now()` };
  if (talentId !== null) {
    const [removed] = await tx
      .update(talentProfiles)
      .set({ profilePicture: null, ...changed })
      .where(
        and(
          eq(talentProfiles.talentId, talentId),
          sql`${talentProfiles.profilePicture} ->> 'id' = ${subjectId}`,
        ),
      )
      .returning({ talentId: talentProfiles.talentId });
    if (removed) await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId });
    return;
  }
  if (companyId === null) return;
  const [removed] = await tx
    .update(companyProfiles)
    .set({ logo: null, ...changed })
    .where(
      and(eq(companyProfiles.companyId, companyId), sql`${companyProfiles.logo} ->> 'id' = ${subjectId}`),
    )
    .returning({ companyId: companyProfiles.companyId });
  if (removed) await record(tx, { kind: 'companyProfile.saved', actorUid: null, companyId });
}
