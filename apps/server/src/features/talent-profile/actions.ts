import { setTimeout as wait } from 'node:timers/promises';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { talentStatus } from '@talaash/domain/talent-profile/status';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import type { OpenToWorkStatus, ShownStatus } from '@talaash/domain/talent-profile/choice';
import { statusWhenVisible, visibilityRefusal } from '@talaash/domain/talent-profile/rule';
import { TALENT_PROFILE_FIELDS, type TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import type { Db, Tx } from '../../db/client.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { pipelineEntries } from '../../db/schema/pipeline.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { dropChangedFacts } from '../../db/verified-fact.ts';
import { isVisibleTo } from '../../db/visibility.ts';
import { withNulls } from '../../db/without-nulls.ts';
import { record } from '../../events/record.ts';
import { storeVerdict } from '../../reviewed/outcome.ts';
import { type ReviewedRecord, reviewQueued, type SaveDeps, saveReviewed } from '../../reviewed/save.ts';
import { keepFiles, ownFileRef } from '../file/queries.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import { toTalent } from '../talent/present.ts';
import { lockTalent } from '../talent/queries.ts';
import { toTalentProfile } from './present.ts';
import { readTalentProfile, type TalentProfileColumns, type TalentProfileRow } from './queries.ts';

/** How long an answer waits for the index at most. */
const REMOVAL_WAIT_MS = 1000;

type Saver = { talentId: string; uid: string };
type TalentRow = typeof talents.$inferSelect;
/** `openToWorkStatus` is the status to restore when a hidden profile is shown again. */
type Visibility = { isVisible: boolean; openToWorkStatus?: ShownStatus | undefined };

/**
 * Saves a profile together with its automated review. If the reviewer does not answer, the profile is saved anyway and the review
 * is queued. Throws CONFLICT if a newer version is stored, VALIDATION_FAILED if a file is not the talent's own.
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
      await dropChangedFacts(tx, profile);
      await record(tx, { kind: 'talentProfile.saved', actorUid: uid, talentId });
      const talent = await storeTalentVerdict(tx, holder, verdict, { actorUid: uid, now: now() });
      await renewKeptCards(tx, profile);
      return { profile, talent };
    },
    queueReview: (tx) => jobs.send('talentProfile.review', { talentId }, { key: talentId, tx }),
  });
}

/**
 * Shows a profile in search or hides it. The reviewed content stays as it is. A hidden profile leaves this node's index at once;
 * the event removes it from the others.
 */
export async function setVisibility(
  { events, log, now, talentIndex }: Pick<Deps, 'events' | 'log' | 'now' | 'talentIndex'>,
  { talentId, uid, isVisible, openToWorkStatus: shownAs }: Saver & Visibility,
): Promise<TalentProfileRow> {
  const changed = await events.transaction(async (tx) => {
    const talent = await lockTalent(tx, talentId);
    const profile = await readTalentProfile(tx, talentId);
    if (!talent || !profile) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
    const reason = visibilityRefusal(toTalent(talent));
    if (reason) throw refusal('BUSINESS_RULE_VIOLATION', reason);
    const openToWorkStatus = statusWhenVisible(profile.openToWorkStatus, isVisible, shownAs);
    return storeStatus(tx, profile, openToWorkStatus, { uid, now: now() });
  });
  if (!isVisible) {
    const removed = talentIndex.apply({ upserts: [], removals: [talentId] }).catch((error: unknown) => {
      log.warn({ err: error }, 'A hidden profile was not removed from the index at once.');
    });
    // A busy index removes it later.
    await Promise.race([removed, wait(REMOVAL_WAIT_MS, undefined, { ref: false })]);
  }
  return changed;
}

/**
 * Takes a profile out of search: hides it if it is in search, removes it from this node's index at once, and makes every node
 * re-read it.
 */
export async function unindexTalentProfile(
  { events, now, talentIndex }: Pick<Deps, 'events' | 'now' | 'talentIndex'>,
  { talentId, uid }: Saver,
): Promise<void> {
  await events.transaction(async (tx) => {
    const talent = await lockTalent(tx, talentId);
    const profile = await readTalentProfile(tx, talentId);
    if (talent && profile && talentStatus(toTalent(talent), profile).isInSearch)
      await storeStatus(tx, profile, 'NotSeeking', { uid, now: now() });
    await record(tx, { kind: 'talentProfile.unindexed', actorUid: uid, talentId });
  });
  await talentIndex.apply({ upserts: [], removals: [talentId] }).catch(unavailableWhenLost);
}

/** Stores the open-to-work status, and updates the copies of the profile elsewhere. */
async function storeStatus(
  tx: Tx,
  profile: TalentProfileRow,
  openToWorkStatus: OpenToWorkStatus,
  { uid, now }: { uid: string; now: number },
): Promise<TalentProfileRow> {
  if (openToWorkStatus === profile.openToWorkStatus) return profile;
  const { talentId } = profile;
  const updatedIsoDateTimeUtc = nextVersion(now, profile);
  await tx
    .update(talentProfiles)
    .set({ openToWorkStatus, updatedIsoDateTimeUtc })
    .where(eq(talentProfiles.talentId, talentId));
  const after = { ...profile, openToWorkStatus, updatedIsoDateTimeUtc };
  await record(tx, { kind: 'talentProfile.saved', actorUid: uid, talentId });
  await renewKeptCards(tx, after);
  return after;
}

/** Runs a queued review. Throws if the reviewer cannot answer, so that the queue retries. */
export async function reviewQueuedTalentProfile(deps: SaveDeps, talentId: string): Promise<void> {
  const profile = await readTalentProfile(deps.db, talentId);
  if (profile) await reviewQueued(deps, reviewedProfile(talentId), profile);
}

const reviewedProfile = (talentId: string): ReviewedRecord<TalentProfileRow, TalentRow> => ({
  name: `profile of talent ${talentId}`,
  review: (reviewer, profile, signal) => reviewer.reviewTalentProfile(toTalentProfile(profile), signal),
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
): TalentProfileColumns => withNulls({ ...draft, ...files }, TALENT_PROFILE_FIELDS);

/**
 * Updates the copies of the talent in the lists of companies that see the current profile. The other lists keep what they showed
 * last.
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
  await tx
    .update(pipelineEntries)
    .set({ talentName: name, talentJobTitle: jobTitle })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(
      and(
        eq(pipelineEntries.talentId, talentId),
        eq(talentProfiles.talentId, talentId),
        or(ne(pipelineEntries.talentName, name), ne(pipelineEntries.talentJobTitle, jobTitle)),
        isVisibleTo(pipelineEntries.companyId),
      ),
    );
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
