import { and, eq, inArray, sql } from 'drizzle-orm';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Deps } from '../../call/deps.ts';
import { trackedApplications, trackedPeople, trackingConsents } from '../../db/schema/applicant-tracking.ts';
import { record } from '../../events/record.ts';
import { noteProblem } from './connection.ts';
import { isPerson, openSystem, type PersonKey, readConnection } from './queries.ts';
import { lease, queuePush, queueWithdrawal, release } from './send.ts';

type ConsentDeps = Pick<Deps, 'applicantTracking' | 'db' | 'events' | 'jobs' | 'log' | 'secrets'>;

/**
 * Stores whether companies may keep a talent in their systems. Allowed: who waits for it is sent. Forbidden: nobody is sent any more,
 * and the systems that have the talent are told.
 */
export async function setConsent(
  deps: Pick<Deps, 'events' | 'jobs'>,
  { uid, talentId, isAllowed }: { uid: string; talentId: string; isAllowed: boolean },
): Promise<void> {
  await deps.events.transaction(async (tx) => {
    await tx
      .insert(trackingConsents)
      .values({ talentId, isAllowed })
      .onConflictDoUpdate({
        target: trackingConsents.talentId,
        set: { isAllowed, updatedIsoDateTimeUtc: sql`now()` },
      });
    const changed = async (
      from: ('asking' | 'queued' | 'failed' | 'sent')[],
      to: 'queued' | 'declined' | 'withdrawing',
    ) =>
      tx
        .update(trackedApplications)
        .set({ state: to, problem: null, updatedIsoDateTimeUtc: sql`now()` })
        .where(and(eq(trackedApplications.talentId, talentId), inArray(trackedApplications.state, from)))
        .returning({
          companyId: trackedApplications.companyId,
          talentId: trackedApplications.talentId,
          jobPostId: trackedApplications.jobPostId,
        });
    const sent = isAllowed ? [] : await changed(['sent'], 'withdrawing');
    const moved = isAllowed
      ? await changed(['asking'], 'queued')
      : [...(await changed(['asking', 'queued', 'failed'], 'declined')), ...sent];
    if (isAllowed) for (const key of moved) await queuePush(deps, key, tx);
    for (const companyId of new Set(sent.map((key) => key.companyId)))
      await queueWithdrawal(deps, { companyId, talentId }, tx);
    await record(
      tx,
      { kind: 'applicantTracking.consented', actorUid: uid, talentId },
      ...moved.map((key) => ({ kind: 'applicantTracking.moved' as const, actorUid: uid, ...key })),
    );
  });
}

/** Takes somebody back from the system of a company, once all tries to send them are over. Throws if another try is worth it. */
export async function withdrawPerson(deps: ConsentDeps, key: PersonKey): Promise<void> {
  const [person] = await deps.db.select().from(trackedPeople).where(isPerson(key));
  const connection = person && (await readConnection(deps.db, key.companyId));
  if (!person || !connection) return;
  await lease(deps, key);
  try {
    const { candidateId, isOurs } = person;
    const withdrawnAs =
      candidateId === null
        ? null
        : await (await openSystem(deps, connection)).withdraw({ candidateId, isOurs });
    await deps.events.transaction(async (tx) => {
      await tx.update(trackedPeople).set({ withdrawnAs, candidateId: null }).where(isPerson(key));
      const done = await tx
        .update(trackedApplications)
        .set({ state: 'withdrawn', problem: null, updatedIsoDateTimeUtc: sql`now()` })
        .where(
          and(
            eq(trackedApplications.companyId, key.companyId),
            eq(trackedApplications.talentId, key.talentId),
            eq(trackedApplications.state, 'withdrawing'),
          ),
        )
        .returning({ jobPostId: trackedApplications.jobPostId });
      await record(
        tx,
        ...done.map(({ jobPostId }) => ({
          kind: 'applicantTracking.moved' as const,
          actorUid: null,
          ...key,
          jobPostId,
        })),
      );
    });
  } catch (error) {
    if (error instanceof ProviderFault) await noteProblem(deps, key.companyId, error.kind);
    throw error;
  } finally {
    await release(deps, key, 0);
  }
}

/** The same for somebody whose account is deleted. */
export async function withdrawGone(
  deps: ConsentDeps,
  { companyId, candidateId, isOurs }: { companyId: string; candidateId: string; isOurs: boolean },
): Promise<void> {
  const connection = await readConnection(deps.db, companyId);
  if (!connection) return;
  await (await openSystem(deps, connection)).withdraw({ candidateId, isOurs });
}
