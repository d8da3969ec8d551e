import { randomBytes } from 'node:crypto';
import { TRACKING_REFUSALS } from '@talaash/domain/applicant-tracking/words';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { HookRequest } from '../../adapters/applicant-tracking/port.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { trackedApplications, trackingConnections } from '../../db/schema/applicant-tracking.ts';
import { record } from '../../events/record.ts';
import { noteProblem } from './connection.ts';
import { type ConnectionRow, openSystem, readConnection } from './queries.ts';

/** Stores the secret with which the system signs its webhooks. @returns the id in the address that they are sent to */
export async function saveHook(
  { db, events, secrets }: Pick<Deps, 'db' | 'events' | 'secrets'>,
  { companyId, uid, secret }: { companyId: string; uid: string; secret: string },
): Promise<ConnectionRow> {
  const hookSecret = await symmetricEncrypt({ key: secrets.applicantTracking, data: secret });
  const connection = await readConnection(db, companyId);
  if (!connection) throw refusal('BUSINESS_RULE_VIOLATION', TRACKING_REFUSALS.notConnected);
  const hookId = connection.hookId ?? randomBytes(24).toString('base64url');
  await events.transaction(async (tx) => {
    await tx
      .update(trackingConnections)
      .set({ hookId, hookSecret })
      .where(eq(trackingConnections.companyId, companyId));
    await record(tx, { kind: 'applicantTracking.changed', actorUid: uid, companyId });
  });
  return { ...connection, hookId, hookSecret };
}

/**
 * Takes a webhook: queues a reading of the application that it is about.
 *
 * @returns whether there is such a connection
 * @throws ForgedHook
 */
export async function takeHook(
  { applicantTracking, db, jobs, secrets }: Pick<Deps, 'applicantTracking' | 'db' | 'jobs' | 'secrets'>,
  hookId: string,
  request: HookRequest,
): Promise<boolean> {
  const [connection] = await db
    .select()
    .from(trackingConnections)
    .where(eq(trackingConnections.hookId, hookId));
  if (!connection || connection.hookSecret === null) return false;
  const { companyId, vendor, hookSecret } = connection;
  const secret = await symmetricDecrypt({ key: secrets.applicantTracking, data: hookSecret });
  const applicationId = applicantTracking.readHook(vendor, secret, request);
  if (applicationId === undefined) return true;
  const [known] = await db
    .select({ companyId: trackedApplications.companyId })
    .from(trackedApplications)
    .where(
      and(eq(trackedApplications.companyId, companyId), eq(trackedApplications.applicationId, applicationId)),
    );
  if (known)
    await jobs.send(
      'applicantTracking.readStage',
      { companyId, applicationId },
      { key: `${companyId} ${applicationId}` },
    );
  return true;
}

/** Reads the stage that an application has in the system now. Throws if another try is worth it. */
export async function readStage(
  deps: Pick<Deps, 'applicantTracking' | 'db' | 'events' | 'secrets'>,
  { companyId, applicationId }: { companyId: string; applicationId: string },
): Promise<void> {
  const connection = await readConnection(deps.db, companyId);
  if (!connection) return;
  let stageName: string | undefined;
  try {
    stageName = await (await openSystem(deps, connection)).readStage(applicationId);
  } catch (error) {
    if (error instanceof ProviderFault) await noteProblem(deps, companyId, error.kind);
    throw error;
  }
  await deps.events.transaction(async (tx) => {
    const changed = await tx
      .update(trackedApplications)
      .set({ stageName: stageName ?? null, updatedIsoDateTimeUtc: sql`now()` })
      .where(
        and(
          eq(trackedApplications.companyId, companyId),
          eq(trackedApplications.applicationId, applicationId),
          sql`${trackedApplications.stageName} is distinct from ${stageName ?? null}`,
        ),
      )
      .returning({
        talentId: trackedApplications.talentId,
        jobPostId: trackedApplications.jobPostId,
      });
    await record(
      tx,
      ...changed.map((key) => ({
        kind: 'applicantTracking.moved' as const,
        actorUid: null,
        companyId,
        ...key,
      })),
    );
  });
}
