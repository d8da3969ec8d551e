import { TRACKING_REFUSALS } from '@talaash/domain/applicant-tracking/words';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { TrackingCredentials, TrackingSystem } from '../../adapters/applicant-tracking/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import {
  trackedApplications,
  trackedPeople,
  trackingConnections,
  trackingConsents,
  trackingJobs,
} from '../../db/schema/applicant-tracking.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';

type Reading = Pick<Db, 'select'>;

export type ConnectionRow = typeof trackingConnections.$inferSelect;
export type PersonKey = { companyId: string; talentId: string };
export type ApplicationKey = PersonKey & { jobPostId: string };

export async function readConnection(db: Reading, companyId: string): Promise<ConnectionRow | undefined> {
  const [found] = await db
    .select()
    .from(trackingConnections)
    .where(eq(trackingConnections.companyId, companyId));
  return found;
}

/** Opens the system of a stored connection. Throws if its credentials cannot be decrypted, as after a change of APP_SECRET. */
export async function openSystem(
  { applicantTracking, secrets }: Pick<Deps, 'applicantTracking' | 'secrets'>,
  { vendor, credentials }: Pick<ConnectionRow, 'vendor' | 'credentials'>,
): Promise<TrackingSystem> {
  if (!applicantTracking.vendors.includes(vendor))
    throw refusal('BUSINESS_RULE_VIOLATION', TRACKING_REFUSALS.otherVendor);
  const json = await symmetricDecrypt({ key: secrets.applicantTracking, data: credentials });
  return applicantTracking.connect(vendor, JSON.parse(json) as TrackingCredentials);
}

export const readJobs = (db: Reading, companyId: string) =>
  db
    .select({
      jobPostId: trackingJobs.jobPostId,
      externalJobId: trackingJobs.externalJobId,
      name: trackingJobs.name,
    })
    .from(trackingJobs)
    .where(eq(trackingJobs.companyId, companyId));

export async function readJobOf(
  db: Reading,
  { companyId, jobPostId }: { companyId: string; jobPostId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ externalJobId: trackingJobs.externalJobId })
    .from(trackingJobs)
    .where(and(eq(trackingJobs.companyId, companyId), eq(trackingJobs.jobPostId, jobPostId)));
  return found?.externalJobId;
}

/** What the talent has decided; null until then. */
export async function readIsAllowed(db: Reading, talentId: string): Promise<boolean | null> {
  const [found] = await db
    .select({ isAllowed: trackingConsents.isAllowed })
    .from(trackingConsents)
    .where(eq(trackingConsents.talentId, talentId));
  return found?.isAllowed ?? null;
}

export const isPerson = ({ companyId, talentId }: PersonKey) =>
  and(eq(trackedPeople.companyId, companyId), eq(trackedPeople.talentId, talentId));

export const isApplication = ({ companyId, talentId, jobPostId }: ApplicationKey) =>
  and(
    eq(trackedApplications.companyId, companyId),
    eq(trackedApplications.talentId, talentId),
    eq(trackedApplications.jobPostId, jobPostId),
  );

const ofPerson = and(
  eq(trackedPeople.companyId, trackedApplications.companyId),
  eq(trackedPeople.talentId, trackedApplications.talentId),
);

const applicationColumns = {
  talentId: trackedApplications.talentId,
  state: trackedApplications.state,
  problem: trackedApplications.problem,
  sentIsoDateTimeUtc: trackedApplications.sentAt,
  withdrawnAs: trackedPeople.withdrawnAs,
  stageName: trackedApplications.stageName,
};

export const readApplications = (
  db: Reading,
  { companyId, jobPostId }: { companyId: string; jobPostId: string },
) =>
  db
    .select(applicationColumns)
    .from(trackedApplications)
    .innerJoin(trackedPeople, ofPerson)
    .where(and(eq(trackedApplications.companyId, companyId), eq(trackedApplications.jobPostId, jobPostId)));

export async function readApplication(db: Reading, key: ApplicationKey) {
  const [found] = await db
    .select({ ...applicationColumns, candidateId: trackedPeople.candidateId, isOurs: trackedPeople.isOurs })
    .from(trackedApplications)
    .innerJoin(trackedPeople, ofPerson)
    .where(isApplication(key));
  return found;
}

/** The companies that have a talent in their systems, or want to, the latest first. */
export const readHolders = (db: Reading, talentId: string) =>
  db
    .select({
      ...applicationColumns,
      companyId: companyProfiles.companyId,
      companyName: companyProfiles.name,
      vendor: trackingConnections.vendor,
    })
    .from(trackedApplications)
    .innerJoin(trackedPeople, ofPerson)
    .innerJoin(trackingConnections, eq(trackingConnections.companyId, trackedApplications.companyId))
    .innerJoin(companyProfiles, eq(companyProfiles.companyId, trackedApplications.companyId))
    .where(eq(trackedApplications.talentId, talentId))
    .orderBy(desc(trackedApplications.updatedIsoDateTimeUtc));

/** Where systems have a talent whom they may not keep: what a withdrawal needs once the talent is gone. */
export const readSentPeople = (db: Reading, talentId: string) =>
  db
    .select({
      companyId: trackedPeople.companyId,
      candidateId: trackedPeople.candidateId,
      isOurs: trackedPeople.isOurs,
    })
    .from(trackedPeople)
    .where(and(eq(trackedPeople.talentId, talentId), isNotNull(trackedPeople.candidateId)));
