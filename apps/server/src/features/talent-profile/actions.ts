import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import type { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { nextVersion, requireLatestVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { askReviewer } from '../../reviewed/ask.ts';
import { reviewsAfter } from '../../reviewed/outcome.ts';
import { ownFileRef } from '../file/queries.ts';
import { holdTalent } from '../talent/queries.ts';
import { toTalentProfile } from './present.ts';
import { readTalentProfile, type TalentProfileRow } from './queries.ts';

type Saver = { talentId: string; uid: string };
type TalentRow = typeof talents.$inferSelect;
type SaveDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'now' | 'reviewer'>;

/**
 * Saves a profile together with its automated review. When the reviewer does not answer, the save stands and the review
 * is queued. Throws CONFLICT when a newer version is stored, VALIDATION_FAILED when a file is not the talent's own.
 */
export async function saveTalentProfile(
  deps: SaveDeps,
  { talentId, uid }: Saver,
  draft: TalentProfileDraft,
): Promise<{ talent: TalentRow; profile: TalentProfileRow }> {
  const { db, events, jobs, log, now, reviewer } = deps;
  const before = await readTalentProfile(db, talentId);
  requireLatestVersion(before, draft);
  const values = toRow(draft, await ownFiles(deps, talentId, draft));
  const reviewed = toTalentProfile({ talentId, ...values, ...versionOf(before, now()) });
  const verdict = await askReviewer(log, () => reviewer.reviewTalentProfile(reviewed));

  return events.transaction(async (tx) => {
    const held = await holdTalent(tx, talentId);
    if (!held) throw refusal('NOT_FOUND');
    const stored = await readTalentProfile(tx, talentId);
    requireLatestVersion(stored, draft);
    const row = { ...values, ...versionOf(stored, now()) };
    const [profile] = await tx
      .insert(talentProfiles)
      .values({ talentId, ...row })
      .onConflictDoUpdate({ target: talentProfiles.talentId, set: row })
      .returning();
    if (!profile) throw new Error(`The profile of talent ${talentId} was not stored.`);
    await renameInLists(tx, talentId, profile.name);
    await record(tx, { kind: 'talentProfile.saved', actorUid: uid, talentId });
    const talent = await putVerdict(tx, held, verdict, { actorUid: uid, now: now() });
    if (!verdict) await jobs.send('talentProfile.review', { talentId }, { key: talentId, tx });
    return { talent, profile };
  });
}

/** Gives a queued profile its review. Throws when the reviewer cannot answer, for the queue to try again. */
export async function reviewQueuedTalentProfile(deps: SaveDeps, talentId: string): Promise<void> {
  const { db, events, now, reviewer } = deps;
  const profile = await readTalentProfile(db, talentId);
  if (!profile) return;
  const verdict = await reviewer.reviewTalentProfile(toTalentProfile(profile));
  await events.transaction(async (tx) => {
    const held = await holdTalent(tx, talentId);
    if (!held?.reviewQueuedAt) return;
    const latest = await readTalentProfile(tx, talentId);
    if (latest?.updatedIsoDateTimeUtc !== profile.updatedIsoDateTimeUtc) {
      throw new Error(`The profile of talent ${talentId} was saved again while it was being reviewed.`);
    }
    await putVerdict(tx, held, verdict, { actorUid: null, now: now() });
  });
}

async function ownFiles({ db }: SaveDeps, talentId: string, draft: TalentProfileDraft) {
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

const toRow = (draft: TalentProfileDraft, files: Awaited<ReturnType<typeof ownFiles>>) => ({
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

function versionOf(stored: TalentProfileRow | undefined, now: number) {
  const updatedIsoDateTimeUtc = nextVersion(now, stored);
  return {
    createdIsoDateTimeUtc: stored?.createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  };
}

/** Companies' lists carry the name, by which they are filtered. */
async function renameInLists(tx: Tx, talentId: string, name: string): Promise<void> {
  for (const list of [shortlistedProfiles, hiddenProfiles]) {
    await tx
      .update(list)
      .set({ talentName: name, searchKeywords: searchKeywords(name) })
      .where(and(eq(list.talentId, talentId), ne(list.talentName, name)));
  }
}

async function putVerdict(
  tx: Tx,
  held: TalentRow,
  verdict: AiReviewResponse | undefined,
  { actorUid, now }: { actorUid: string | null; now: number },
): Promise<TalentRow> {
  const { talentId } = held;
  const updatedIsoDateTimeUtc = nextVersion(now, held);
  const [talent = held] = await tx
    .update(talents)
    .set({
      ...reviewsAfter(held, verdict, updatedIsoDateTimeUtc),
      ...(verdict ? { aiReviewCount: sql`${talents.aiReviewCount} + 1` } : {}),
      updatedIsoDateTimeUtc,
    })
    .where(eq(talents.talentId, talentId))
    .returning();
  if (verdict) {
    const payload = { reviewStatus: verdict.reviewStatus };
    await record(tx, { kind: 'talent.reviewed', actorUid, talentId, payload });
  }
  return talent;
}
