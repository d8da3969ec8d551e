import { countryChangeRefusal } from '@talaash/domain/company-profile/rule';
import { COMPANY_PROFILE_FIELDS, type CompanyProfileDraft } from '@talaash/domain/company-profile/schema';
import type { FileRef } from '@talaash/domain/file/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { validationRefusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { storeCompanyKeys } from '../../db/company-shield.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';
import { withNulls } from '../../db/without-nulls.ts';
import { record } from '../../events/record.ts';
import { storeVerdict } from '../../reviewed/outcome.ts';
import { type ReviewedRecord, reviewQueued, type SaveDeps, saveReviewed } from '../../reviewed/save.ts';
import { lockCompany } from '../company/queries.ts';
import { keepFiles, ownFileRef } from '../file/queries.ts';
import { toCompanyProfile } from './present.ts';
import { type CompanyProfileColumns, type CompanyProfileRow, readCompanyProfile } from './queries.ts';

type Saver = { companyId: string; uid: string };
type CompanyRow = typeof companies.$inferSelect;

/**
 * Saves a profile together with its automated review. If the reviewer does not answer, the profile is saved anyway and the review
 * is queued. Throws CONFLICT if a newer version is stored, VALIDATION_FAILED if the country changes or the logo is not the
 * company's own.
 */
export async function saveCompanyProfile(
  deps: SaveDeps,
  { companyId, uid }: Saver,
  draft: CompanyProfileDraft,
): Promise<{ company: CompanyRow; profile: CompanyProfileRow; verdict: AiReviewResponse | undefined }> {
  const { db, jobs, now } = deps;
  return saveReviewed(deps, reviewedProfile(companyId), {
    draft,
    before: await readCompanyProfile(db, companyId),
    requireSavable: (stored) => requireSameCountry(stored, draft),
    columns: async () => toColumns(draft, await ownLogo(db, companyId, draft)),
    toRow: (columns) => ({ companyId, ...columns }),
    async store(tx, columns, { holder, verdict }) {
      await keepFiles(tx, { logo: columns.logo });
      const [profile] = await tx
        .insert(companyProfiles)
        .values({ companyId, ...columns })
        .onConflictDoUpdate({ target: companyProfiles.companyId, set: columns })
        .returning();
      if (!profile) throw new Error(`The profile of company ${companyId} was not stored.`);
      await storeCompanyKeys(tx, companyId);
      await record(tx, { kind: 'companyProfile.saved', actorUid: uid, companyId });
      return {
        profile,
        company: await storeCompanyVerdict(tx, holder, verdict, { actorUid: uid, now: now() }),
      };
    },
    queueReview: (tx) => jobs.send('companyProfile.review', { companyId }, { key: companyId, tx }),
  });
}

/** Runs a queued review. Throws if the reviewer cannot answer, so that the queue retries. */
export async function reviewQueuedCompanyProfile(deps: SaveDeps, companyId: string): Promise<void> {
  const profile = await readCompanyProfile(deps.db, companyId);
  if (profile) await reviewQueued(deps, reviewedProfile(companyId), profile);
}

const reviewedProfile = (companyId: string): ReviewedRecord<CompanyProfileRow, CompanyRow> => ({
  name: `profile of company ${companyId}`,
  review: (reviewer, profile, signal) => reviewer.reviewCompanyProfile(toCompanyProfile(profile), signal),
  async lock(tx) {
    const holder = await lockCompany(tx, companyId);
    return holder && { holder, stored: await readCompanyProfile(tx, companyId) };
  },
  storeVerdict: (tx, company, verdict, now) =>
    storeCompanyVerdict(tx, company, verdict, { actorUid: null, now }),
});

function requireSameCountry(stored: CompanyProfileRow | undefined, draft: CompanyProfileDraft): void {
  const reason = countryChangeRefusal(stored?.countryCode, draft.countryCode);
  if (reason) throw validationRefusal({ countryCode: reason });
}

const ownLogo = (db: Db, companyId: string, draft: CompanyProfileDraft) =>
  ownFileRef(db, { owner: { companyId }, kind: 'companyLogo', field: 'logo', file: draft.logo });

const toColumns = (draft: CompanyProfileDraft, logo: FileRef | undefined): CompanyProfileColumns =>
  withNulls({ ...draft, logo }, COMPANY_PROFILE_FIELDS);

const storeCompanyVerdict = (
  tx: Tx,
  company: CompanyRow,
  verdict: AiReviewResponse | undefined,
  { actorUid, now }: { actorUid: string | null; now: number },
): Promise<CompanyRow> =>
  storeVerdict(tx, company, {
    verdict,
    now,
    event: { kind: 'company.reviewed', actorUid, companyId: company.companyId },
    update: (reviews) =>
      tx.update(companies).set(reviews).where(eq(companies.companyId, company.companyId)).returning(),
  });
