import { canSend, isLasting, trackingRefusal } from '@talaash/domain/applicant-tracking/rule';
import type { TrackingProblem, TrackingState } from '@talaash/domain/applicant-tracking/choice';
import { LOST_ANSWER_SECONDS, TRACKING_TRY_SECONDS } from '@talaash/domain/applicant-tracking/limit';
import { TRACKING_REFUSALS } from '@talaash/domain/applicant-tracking/words';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { latestOf } from '@talaash/domain/talent-profile/latest';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { TrackedPerson } from '../../adapters/applicant-tracking/port.ts';
import { isCertainlyUnsent, ProviderFault } from '../../base/provider-fault.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { noteCopies } from '../../db/profile-copy.ts';
import { trackedApplications, trackedPeople, trackingConsents } from '../../db/schema/applicant-tracking.ts';
import { record } from '../../events/record.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { readEntry } from '../pipeline/queries.ts';
import { readEmails, readIsApproved } from '../talent-contact/queries.ts';
import { readVisibleTalentProfiles } from '../talent-profile/queries.ts';
import { noteProblem } from './connection.ts';
import {
  type ApplicationKey,
  isApplication,
  isPerson,
  openSystem,
  readApplication,
  readConnection,
  readIsAllowed,
  readJobOf,
} from './queries.ts';

type SendDeps = Pick<
  Deps,
  'applicantTracking' | 'baseUrl' | 'db' | 'events' | 'jobs' | 'log' | 'now' | 'secrets'
>;
type Sender = { uid: string; hasPremiumAccess: boolean };

/**
 * Sends somebody of the pipeline to the system of the company: at once if the talent allows it, else as soon as they do. Idempotent
 * while it is under way, and once it is done. Throws the refusal of the rule, and NOT_FOUND for a post that is not the company's or
 * somebody who is not in its pipeline.
 */
export async function sendPerson(
  deps: SendDeps,
  { uid, hasPremiumAccess }: Sender,
  key: ApplicationKey,
): Promise<void> {
  const { companyId, talentId } = key;
  if (!(await readOwnJobPost(deps.db, key))) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  if (!(await readEntry(deps.db, key))) throw refusal('NOT_FOUND', TRACKING_REFUSALS.notInPipeline);
  const [isApproved, connection, job, shown, isAllowed] = await Promise.all([
    readIsApproved(deps.db, companyId),
    readConnection(deps.db, companyId),
    readJobOf(deps.db, key),
    readVisibleTalentProfiles(deps.db, [talentId], companyId),
    readIsAllowed(deps.db, talentId),
  ]);
  const refused = trackingRefusal({
    hasPremiumAccess,
    isApproved,
    isConnected: connection !== undefined,
    hasJob: job !== undefined,
    isShown: shown.length > 0,
    isAllowed,
  });
  if (refused) throw refusalOf(refused);
  await deps.events.transaction(async (tx) => {
    await tx.insert(trackedPeople).values({ companyId, talentId }).onConflictDoNothing();
    const [person] = await tx.select().from(trackedPeople).where(isPerson(key)).for('update');
    if (!person) throw refusal('BUSINESS_RULE_VIOLATION', TRACKING_REFUSALS.notConnected);
    const [before] = await tx.select().from(trackedApplications).where(isApplication(key));
    if (!canSend(before?.state)) return;
    // A withdrawn person is not in the system any more.
    if (before?.state === 'withdrawn')
      await tx
        .update(trackedPeople)
        .set({ candidateId: null, isOurs: false, withdrawnAs: null })
        .where(isPerson(key));
    const state = isAllowed === null ? 'asking' : 'queued';
    const change = { state, problem: null, sentByUid: uid, applicationId: null } as const;
    await tx
      .insert(trackedApplications)
      .values({ ...key, ...change })
      .onConflictDoUpdate({
        target: [trackedApplications.companyId, trackedApplications.talentId, trackedApplications.jobPostId],
        set: { ...change, updatedIsoDateTimeUtc: sql`now()` },
      });
    if (state === 'queued') await queuePush(deps, key, tx);
    else await ask(tx, key);
    await record(tx, { kind: 'applicantTracking.moved', actorUid: uid, ...key });
  });
}

/** Asks the talent, once: the first company that wants to causes a notification. */
async function ask(tx: Tx, { companyId, talentId }: ApplicationKey): Promise<void> {
  const asked = await tx
    .insert(trackingConsents)
    .values({ talentId, askedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ talentId: trackingConsents.talentId });
  if (asked.length > 0)
    await record(tx, { kind: 'applicantTracking.asked', actorUid: null, companyId, talentId });
}

export const queuePush = (
  { jobs }: Pick<Deps, 'jobs'>,
  { companyId, talentId, jobPostId }: ApplicationKey,
  tx: Tx,
): Promise<void> =>
  jobs.send(
    'applicantTracking.push',
    { companyId, talentId, jobPostId },
    { key: `${companyId} ${talentId} ${jobPostId}`, tx },
  );

/** Another try of the same person is under way, or lost its answer a moment ago: the queue tries again. */
class PersonLeased extends Error {
  override name = 'PersonLeased';
}

/**
 * Sends a queued person, as far as the company may still do that. One try at a time for each person, on all nodes. Throws if another
 * try is worth it.
 */
export async function pushQueued(deps: SendDeps, key: ApplicationKey): Promise<void> {
  const application = await readApplication(deps.db, key);
  if (application?.state !== 'queued') return;
  await lease(deps, key);
  let problem: TrackingProblem | undefined;
  try {
    problem = await push(deps, key, application);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    await noteProblem(deps, key.companyId, error.kind);
    await settle(deps, key, isLasting(error.kind) ? 'failed' : 'queued', error.kind);
    // What the system has stored is found only after a while.
    await release(deps, key, isCertainlyUnsent(error) ? 0 : LOST_ANSWER_SECONDS);
    if (isLasting(error.kind)) return;
    throw error;
  }
  if (problem !== undefined) await settle(deps, key, 'failed', problem);
  await release(deps, key, 0);
}

async function push(
  deps: SendDeps,
  key: ApplicationKey,
  known: { candidateId: string | null; isOurs: boolean },
): Promise<TrackingProblem | undefined> {
  const { companyId, talentId } = key;
  const [connection, job, [profile], emails, isAllowed] = await Promise.all([
    readConnection(deps.db, companyId),
    readJobOf(deps.db, key),
    readVisibleTalentProfiles(deps.db, [talentId], companyId),
    readEmails(deps.db, [talentId], { companyId }),
    readIsAllowed(deps.db, talentId),
  ]);
  const email = emails.get(talentId);
  if (!connection || job === undefined) return 'noJob';
  if (!profile || email === undefined || isAllowed !== true) return 'notShown';
  const person: TrackedPerson = {
    name: profile.name,
    email,
    jobTitle: profile.jobTitle,
    employer: latestOf(profile.workExperiences)?.company,
    profileUrl: `${deps.baseUrl()}/company/search?profile=${talentId}`,
    links: [profile.linkedInProfileUrl, profile.githubProfileUrl].filter((link) => link != null),
  };
  const system = await openSystem(deps, connection);
  const { candidateId, applicationId, isOurs } = await system.push(person, job, {
    ...(known.candidateId === null ? {} : { candidateId: known.candidateId }),
    isOurs: known.isOurs,
  });
  await noteProblem(deps, companyId, null);
  await deps.events.transaction(async (tx) => {
    const [stored] = await tx
      .update(trackedPeople)
      .set({ candidateId, isOurs })
      .where(isPerson(key))
      .returning({ talentId: trackedPeople.talentId });
    // The account, or the connection, is gone: nothing here knows the person any more.
    if (!stored) return queueGone(deps, { companyId, candidateId, isOurs }, tx);
    const [consent] = await tx
      .select({ isAllowed: trackingConsents.isAllowed })
      .from(trackingConsents)
      .where(eq(trackingConsents.talentId, talentId))
      .for('share');
    const isKept = consent?.isAllowed === true;
    await tx
      .update(trackedApplications)
      .set({
        applicationId,
        state: isKept ? 'sent' : 'withdrawing',
        problem: null,
        sentAt: sql`now()`,
        updatedIsoDateTimeUtc: sql`now()`,
      })
      .where(isApplication(key));
    await noteCopies(tx, { companyId, talentIds: [talentId], kind: 'tracking' });
    if (!isKept) await queueWithdrawal(deps, key, tx);
    await record(tx, { kind: 'applicantTracking.moved', actorUid: null, ...key });
  });
  return undefined;
}

export const queueWithdrawal = (
  { jobs }: Pick<Deps, 'jobs'>,
  { companyId, talentId }: Pick<ApplicationKey, 'companyId' | 'talentId'>,
  tx: Tx,
): Promise<void> =>
  jobs.send('applicantTracking.withdraw', { companyId, talentId }, { key: `${companyId} ${talentId}`, tx });

/** Withdraws somebody of whom nothing is left here but the id in the system. */
export const queueGone = (
  { jobs }: Pick<Deps, 'jobs'>,
  gone: { companyId: string; candidateId: string; isOurs: boolean },
  tx: Tx,
): Promise<void> =>
  jobs.send('applicantTracking.withdrawGone', gone, { key: `${gone.companyId} ${gone.candidateId}`, tx });

/** Takes the person for this try. Throws `PersonLeased` while another has them. */
export async function lease({ db }: Pick<Deps, 'db'>, key: Pick<ApplicationKey, 'companyId' | 'talentId'>) {
  const taken = await db
    .update(trackedPeople)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${TRACKING_TRY_SECONDS})` })
    .where(
      and(isPerson(key), or(isNull(trackedPeople.leasedUntil), lt(trackedPeople.leasedUntil, sql`now()`))),
    )
    .returning({ talentId: trackedPeople.talentId });
  if (taken.length === 0) throw new PersonLeased('Somebody is being sent already.');
}

export const release = async (
  { db }: Pick<Deps, 'db'>,
  key: Pick<ApplicationKey, 'companyId' | 'talentId'>,
  seconds: number,
): Promise<void> =>
  void (await db
    .update(trackedPeople)
    .set({ leasedUntil: seconds === 0 ? null : sql`now() + make_interval(secs => ${seconds})` })
    .where(isPerson(key)));

const settle = (
  { events }: Pick<Deps, 'events'>,
  key: ApplicationKey,
  state: TrackingState,
  problem: TrackingProblem,
): Promise<void> =>
  events.transaction(async (tx) => {
    await tx
      .update(trackedApplications)
      .set({ state, problem, updatedIsoDateTimeUtc: sql`now()` })
      // A withdrawal meanwhile stands.
      .where(and(isApplication(key), eq(trackedApplications.state, 'queued')));
    await record(tx, { kind: 'applicantTracking.moved', actorUid: null, ...key });
  });
