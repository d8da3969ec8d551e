import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import type { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';
import { record } from '../../events/record.ts';
import { storeVerdict } from '../../reviewed/outcome.ts';
import { type ReviewedRecord, reviewQueued, type SaveDeps, saveReviewed } from '../../reviewed/save.ts';
import { keepFiles, ownFileRef } from '../file/queries.ts';
import { lockTalent } from '../talent/queries.ts';
import { toTalentProfile } from './present.ts';
import { readTalentProfile, type TalentProfileColumns, type TalentProfileRow } from './queries.ts';

type Saver = { talentId: string; uid: string };
type TalentRow = typeof talents.$inferSelect;

/**
 * Saves a profile together with its automated review. When the reviewer does not answer, the profile is saved anyway and
 * the review is queued. Throws CONFLICT when a newer version is stored, VALIDATION_FAILED when a file is not the talent's
 * own.
 */
export async function saveTalentProfile(
  deps: SaveDeps,
  { talentId, uid }: Saver,
  draft: TalentProfileDraft,
): Promise<{ talent: TalentRow; profile: TalentProfileRow }> {
  const { db, jobs, now } = deps;
  return saveReviewed(deps, reviewedProfile(talentId), {
    draft,
    before: await readTalentProfile(db, talentId),
    columns: async () => toColumns(draft, await ownFiles(db, talentId, draft)),
    toRow: (columns) => ({ talentId, ...columns }),
    async store(tx, columns, { holder, verdict }) {
      await keepFiles(tx, { profilePicture: columns.profilePicture, resume: columns.resume });
      const [profile] = await tx
        .insert(talentProfiles)
        .values({ talentId, ...columns })
        .onConflictDoUpdate({ target: talentProfiles.talentId, set: columns })
        .returning();
      if (!profile) throw new Error(`The profile of talent ${talentId} was not stored.`);
      await record(tx, { kind: 'talentProfile.saved', actorUid: uid, talentId });
      const talent = await storeTalentVerdict(tx, holder, verdict, { actorUid: uid, now: now() });
      await renewKeptCards(tx, profile);
      return { profile, talent };
    },
    queueReview: (tx) => jobs.send('talentProfile.review', { talentId }, { key: talentId, tx }),
  });
}

/** Reviews a profile whose review is queued. Throws when the reviewer cannot answer, so that the queue retries. */
export async function reviewQueuedTalentProfile(deps: SaveDeps, talentId: string): Promise<void> {
  const profile = await readTalentProfile(deps.db, talentId);
  if (profile) await reviewQueued(deps, reviewedProfile(talentId), profile);
}

const reviewedProfile = (talentId: string): ReviewedRecord<TalentProfileRow, TalentRow> => ({
  name: `profile of talent ${talentId}`,
  review: (reviewer, profile) => reviewer.reviewTalentProfile(toTalentProfile(profile)),
  async lock(tx) {
    const holder = await lockTalent(tx, talentId);
    return holder && { holder, stored: await readTalentProfile(tx, talentId) };
  },
  async storeVerdict(tx, talent, verdict, now) {
    await storeTalentVerdict(tx, talent, verdict, { actorUid: null, now });
    const profile = await readTalentProfile(tx, talentId);
    if (profile) await renewKeptCards(tx, profile);
  },
});

async function ownFiles(db: Db, talentId: string, draft: TalentProfileDraft) {
  const owner = { talentId };
  return {
    profilePicture: await ownFileRef(db, {
      owner,
      kind: 'profilePicture',
      field: 'profilePicture',
      file: draft.profilePicture,
    }),
    resume: await ownFileRef(db, { owner, kind: 'resume', field: 'resume', file: draft.resume }),
  };
}

const toColumns = (
  draft: TalentProfileDraft,
  files: Awaited<ReturnType<typeof ownFiles>>,
): TalentProfileColumns => ({
  name: draft.name,
  profilePicture: files.profilePicture ?? null,
  dobIsoDate: draft.dobIsoDate,
  about: draft.about,
  openToWorkStatus: draft.openToWorkStatus,
  jobCategory: draft.jobCategory,
  jobTitle: draft.jobTitle,
  locality: draft.locality,
  isCurrentlyEmployed: draft.isCurrentlyEmployed,
  noticePeriodInWeeks: draft.noticePeriodInWeeks,
  expectedSalaryInLpaInr: draft.expectedSalaryInLpaInr,
  skills: draft.skills,
  experienceInYears: draft.experienceInYears,
  workExperiences: draft.workExperiences,
  educationList: draft.educationList,
  resume: files.resume ?? null,
  linkedInProfileUrl: draft.linkedInProfileUrl,
  githubProfileUrl: draft.githubProfileUrl ?? null,
  stackOverflowProfileUrl: draft.stackOverflowProfileUrl ?? null,
  personalBlogUrl: draft.personalBlogUrl ?? null,
  personalProjects: draft.personalProjects,
  certifications: draft.certifications,
  englishFluency: draft.englishFluency,
  hasStableInternet: draft.hasStableInternet,
  hasOwnLaptop: draft.hasOwnLaptop,
  hasWebcamAndMicrophone: draft.hasWebcamAndMicrophone,
  canWorkFromHome: draft.canWorkFromHome,
});

/**
 * Renews what the lists of companies keep of the talent, in the lists of those that see the profile as it is now. The other
 * lists keep what they showed last.
 */
async function renewKeptCards(tx: Tx, { talentId, name, jobTitle }: TalentProfileRow): Promise<void> {
  for (const list of [shortlistedProfiles, hiddenProfiles]) {
    await tx
      .update(list)
      .set({ talentName: name, talentJobTitle: jobTitle, searchKeywords: searchKeywords(name) })
      .from(talentProfiles)
      .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
      .where(
        and(
          eq(list.talentId, talentId),
          eq(talentProfiles.talentId, talentId),
          or(ne(list.talentName, name), ne(list.talentJobTitle, jobTitle)),
          isVisibleTo(list.companyId),
        ),
      );
  }
}

const storeTalentVerdict = (
  tx: Tx,
  talent: TalentRow,
  verdict: AiReviewResponse | undefined,
  { actorUid, now }: { actorUid: string | null; now: number },
): Promise<TalentRow> =>
  storeVerdict(tx, talent, {
    verdict,
    now,
    event: { kind: 'talent.reviewed', actorUid, talentId: talent.talentId },
    update: (reviews) =>
      tx
        .update(talents)
        .set({ ...reviews, ...(verdict ? { aiReviewCount: sql`${talents.aiReviewCount} + 1` } : {}) })
        .where(eq(talents.talentId, talent.talentId))
        .returning(),
  });
