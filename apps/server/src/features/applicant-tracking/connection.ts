import type { TrackingProblem } from '@talaash/domain/applicant-tracking/choice';
import type { TrackingConnectionDraft } from '@talaash/domain/applicant-tracking/schema';
import { TRACKING_PROBLEM_SENTENCES, TRACKING_REFUSALS } from '@talaash/domain/applicant-tracking/words';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { ExternalJob, TrackingSystem } from '../../adapters/applicant-tracking/port.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { trackingConnections, trackingJobs } from '../../db/schema/applicant-tracking.ts';
import { record } from '../../events/record.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { type ConnectionRow, openSystem, readConnection } from './queries.ts';

type ConnectionDeps = Pick<Deps, 'applicantTracking' | 'db' | 'events' | 'log' | 'now' | 'secrets'>;
type By = { companyId: string; uid: string };

/**
 * Connects the account of a company, after a test. Another account replaces the connected one, with what is known of its people.
 * Throws VALIDATION_FAILED that says why the test failed.
 */
export async function connect(
  deps: ConnectionDeps,
  { companyId, uid }: By,
  { vendor, ...credentials }: TrackingConnectionDraft,
): Promise<ConnectionRow> {
  const { applicantTracking, events, now, secrets } = deps;
  if (applicantTracking.mode === 'off') throw refusal('BUSINESS_RULE_VIOLATION', TRACKING_REFUSALS.off);
  if (!applicantTracking.vendors.includes(vendor))
    throw validationRefusal({ vendor: TRACKING_REFUSALS.otherVendor });
  const problem = await problemOf(() => applicantTracking.connect(vendor, credentials).check());
  if (problem !== null)
    throw validationRefusal({
      [problem === 'unauthorized' ? 'secret' : 'vendor']: TRACKING_PROBLEM_SENTENCES[problem],
    });
  const at = new Date(now()).toISOString();
  const data = await symmetricEncrypt({ key: secrets.applicantTracking, data: JSON.stringify(credentials) });
  return events.transaction(async (tx) => {
    const [before] = await tx
      .select({ vendor: trackingConnections.vendor })
      .from(trackingConnections)
      .where(eq(trackingConnections.companyId, companyId))
      .for('update');
    if (before && before.vendor !== vendor)
      await tx.delete(trackingConnections).where(eq(trackingConnections.companyId, companyId));
    const row = { vendor, credentials: data, problem: null, connectedByUid: uid };
    const [stored] = await tx
      .insert(trackingConnections)
      .values({ companyId, ...row, createdIsoDateTimeUtc: at, updatedIsoDateTimeUtc: at })
      .onConflictDoUpdate({
        target: trackingConnections.companyId,
        set: { ...row, createdIsoDateTimeUtc: at, updatedIsoDateTimeUtc: at },
      })
      .returning();
    if (!stored) throw new Error('The connection was not stored.');
    await record(tx, { kind: 'applicantTracking.changed', actorUid: uid, companyId });
    return stored;
  });
}

/** Tests the connection, and notes how it went. Throws BUSINESS_RULE_VIOLATION without one. */
export async function testConnection(deps: ConnectionDeps, companyId: string): Promise<ConnectionRow> {
  const connection = await requireConnection(deps, companyId);
  const problem = await problemOf(async () => (await openSystem(deps, connection)).check());
  await noteProblem(deps, companyId, problem);
  return { ...connection, problem };
}

export const disconnect = ({ events }: Pick<Deps, 'events'>, { companyId, uid }: By): Promise<void> =>
  events.transaction(async (tx) => {
    await tx.delete(trackingConnections).where(eq(trackingConnections.companyId, companyId));
    await record(tx, { kind: 'applicantTracking.changed', actorUid: uid, companyId });
  });

/** The jobs of the connected system. Throws SERVICE_UNAVAILABLE with a sentence if it does not give them. */
export async function listExternalJobs(deps: ConnectionDeps, companyId: string): Promise<ExternalJob[]> {
  const connection = await requireConnection(deps, companyId);
  const system: TrackingSystem = await openSystem(deps, connection);
  let jobs: ExternalJob[] = [];
  const problem = await problemOf(async () => {
    jobs = await system.listJobs();
  });
  await noteProblem(deps, companyId, problem);
  if (problem !== null) throw refusal('SERVICE_UNAVAILABLE', TRACKING_PROBLEM_SENTENCES[problem]);
  return jobs;
}

/** Chooses the job that a job post stands for. Only jobs of the system can be chosen. */
export async function chooseJob(
  deps: ConnectionDeps,
  { companyId, uid }: By,
  { jobPostId, externalJobId }: { jobPostId: string; externalJobId: string | null },
): Promise<void> {
  if (!(await readOwnJobPost(deps.db, { companyId, jobPostId })))
    throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  const jobs = externalJobId === null ? [] : await listExternalJobs(deps, companyId);
  const chosen = jobs.find((job) => job.externalJobId === externalJobId);
  if (externalJobId !== null && !chosen)
    throw validationRefusal({ externalJobId: TRACKING_REFUSALS.unknownJob });
  await deps.events.transaction(async (tx) => {
    const isOf = and(eq(trackingJobs.companyId, companyId), eq(trackingJobs.jobPostId, jobPostId));
    if (chosen)
      await tx
        .insert(trackingJobs)
        .values({ companyId, jobPostId, ...chosen })
        .onConflictDoUpdate({ target: trackingJobs.jobPostId, set: chosen });
    else await tx.delete(trackingJobs).where(isOf);
    await record(tx, { kind: 'applicantTracking.changed', actorUid: uid, companyId });
  });
}

async function requireConnection({ db }: Pick<Deps, 'db'>, companyId: string): Promise<ConnectionRow> {
  const connection = await readConnection(db, companyId);
  if (!connection) throw refusal('BUSINESS_RULE_VIOLATION', TRACKING_REFUSALS.notConnected);
  return connection;
}

/** Why a use of a system failed; null if it worked. What is no fault of the system is thrown on. */
export async function problemOf(use: () => Promise<unknown>): Promise<TrackingProblem | null> {
  try {
    await use();
    return null;
  } catch (error) {
    if (error instanceof ProviderFault) return error.kind;
    throw error;
  }
}

export const noteProblem = async (
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  problem: TrackingProblem | null,
): Promise<void> =>
  void (await db
    .update(trackingConnections)
    .set({ problem })
    .where(eq(trackingConnections.companyId, companyId)));
