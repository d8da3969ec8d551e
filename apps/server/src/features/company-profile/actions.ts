import { countryChangeRefusal } from '@talaash/domain/company-profile/rule';
import type { CompanyProfileDraft } from '@talaash/domain/company-profile/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { nextVersion, requireLatestVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { askReviewer } from '../../reviewed/ask.ts';
import { reviewsAfter } from '../../reviewed/outcome.ts';
import { holdCompany } from '../company/queries.ts';
import { ownFileRef } from '../file/queries.ts';
import { toCompanyProfile } from './present.ts';
import { type CompanyProfileRow, readCompanyProfile } from './queries.ts';

type Saver = { companyId: string; uid: string };
type CompanyRow = typeof companies.$inferSelect;
type SaveDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'now' | 'reviewer'>;

/**
 * Saves a profile together with its automated review. When the reviewer does not answer, the save stands and the review
 * is queued. Throws CONFLICT when a newer version is stored, VALIDATION_FAILED when the country changes or the logo is
 * not the company's own.
 */
export async function saveCompanyProfile(
  deps: SaveDeps,
  { companyId, uid }: Saver,
  draft: CompanyProfileDraft,
): Promise<{ company: CompanyRow; profile: CompanyProfileRow; verdict: AiReviewResponse | undefined }> {
  const { db, events, jobs, log, now, reviewer } = deps;
  const before = await readCompanyProfile(db, companyId);
  requireSavable(before, draft);
  const named = { owner: { companyId }, kind: 'companyLogo', field: 'logo', file: draft.logo } as const;
  const values = {
    name: draft.name,
    logo: (await ownFileRef(db, named)) ?? null,
    website: draft.website,
    countryCode: draft.countryCode,
    locality: draft.locality,
    companyOverview: draft.companyOverview ?? null,
  };
  const reviewed = toCompanyProfile({ companyId, ...values, ...versionOf(before, now()) });
  const verdict = await askReviewer(log, () => reviewer.reviewCompanyProfile(reviewed));

  return events.transaction(async (tx) => {
    const held = await holdCompany(tx, companyId);
    if (!held) throw refusal('NOT_FOUND');
    const stored = await readCompanyProfile(tx, companyId);
    requireSavable(stored, draft);
    const row = { ...values, ...versionOf(stored, now()) };
    const [profile] = await tx
      .insert(companyProfiles)
      .values({ companyId, ...row })
      .onConflictDoUpdate({ target: companyProfiles.companyId, set: row })
      .returning();
    if (!profile) throw new Error(`The profile of company ${companyId} was not stored.`);
    await record(tx, { kind: 'companyProfile.saved', actorUid: uid, companyId });
    const company = await putVerdict(tx, held, verdict, { actorUid: uid, now: now() });
    if (!verdict) await jobs.send('companyProfile.review', { companyId }, { key: companyId, tx });
    return { company, profile, verdict };
  });
}

/** Gives a queued profile its review. Throws when the reviewer cannot answer, for the queue to try again. */
export async function reviewQueuedCompanyProfile(deps: SaveDeps, companyId: string): Promise<void> {
  const { db, events, now, reviewer } = deps;
  const profile = await readCompanyProfile(db, companyId);
  if (!profile) return;
  const verdict = await reviewer.reviewCompanyProfile(toCompanyProfile(profile));
  await events.transaction(async (tx) => {
    const held = await holdCompany(tx, companyId);
    if (!held?.reviewQueuedAt) return;
    const latest = await readCompanyProfile(tx, companyId);
    if (latest?.updatedIsoDateTimeUtc !== profile.updatedIsoDateTimeUtc) {
      throw new Error(`The profile of company ${companyId} was saved again while it was being reviewed.`);
    }
    await putVerdict(tx, held, verdict, { actorUid: null, now: now() });
  });
}

function requireSavable(stored: CompanyProfileRow | undefined, draft: CompanyProfileDraft): void {
  requireLatestVersion(stored, draft);
  const reason = countryChangeRefusal(stored?.countryCode, draft.countryCode);
  if (reason) throw validationRefusal({ countryCode: reason });
}

function versionOf(stored: CompanyProfileRow | undefined, now: number) {
  const updatedIsoDateTimeUtc = nextVersion(now, stored);
  return {
    createdIsoDateTimeUtc: stored?.createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  };
}

async function putVerdict(
  tx: Tx,
  held: CompanyRow,
  verdict: AiReviewResponse | undefined,
  { actorUid, now }: { actorUid: string | null; now: number },
): Promise<CompanyRow> {
  const { companyId } = held;
  const updatedIsoDateTimeUtc = nextVersion(now, held);
  const [company = held] = await tx
    .update(companies)
    .set({ ...reviewsAfter(held, verdict, updatedIsoDateTimeUtc), updatedIsoDateTimeUtc })
    .where(eq(companies.companyId, companyId))
    .returning();
  if (verdict) {
    const payload = { reviewStatus: verdict.reviewStatus };
    await record(tx, { kind: 'company.reviewed', actorUid, companyId, payload });
  }
  return company;
}
