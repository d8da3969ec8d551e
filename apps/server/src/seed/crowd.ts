import type { AiReviewResponse, HumanReviewResponse } from '@talaash/domain/review/schema';
import type pg from 'pg';
import { users } from '../db/schema/account.ts';
import type { events } from '../db/schema/event.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { userProfiles } from '../db/schema/user-profile.ts';
import { copyRows } from './copy.ts';
import type { SeededTalent } from './talent.ts';

/** An account with a profile, to be stored in bulk. */
export type StoredTalent = Omit<SeededTalent, 'gender' | 'craft'> & {
  /** Absent while the automated review is queued, and where a person has reviewed instead. */
  aiReviewResponse?: AiReviewResponse;
  humanReviewResponse?: HumanReviewResponse;
  aiReviewCount: number;
  /** Since when the human review waits, if it is pending. */
  humanReviewWaitingSince?: string;
};

/** A made-up person, whom the automated review has seen. */
export type ReviewedTalent = SeededTalent & StoredTalent & { aiReviewResponse: AiReviewResponse };

/** The verdict on a profile without findings. */
export const PASSED: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 96 };

/**
 * Stores talents with their profiles and accounts in bulk. Nobody can log in to these accounts, because they have no
 * password.
 *
 * @param exceptAccountOf uid of a talent whose account exists already
 * @param queuedAt since when those wait for a review that have none
 */
export async function storeTalents(
  client: pg.ClientBase,
  crowd: readonly StoredTalent[],
  {
    exceptAccountOf,
    isEmailVerified = true,
    queuedAt,
  }: { exceptAccountOf?: string; isEmailVerified?: boolean; queuedAt?: string } = {},
): Promise<void> {
  const dated = ({ profile: { createdIsoDateTimeUtc, updatedIsoDateTimeUtc } }: StoredTalent) => ({
    createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  });
  await copyRows(
    client,
    users,
    crowd
      .filter(({ uid }) => uid !== exceptAccountOf)
      .map(({ uid, email, profile }) => ({
        id: uid,
        name: profile.name,
        email,
        emailVerified: isEmailVerified,
        createdAt: new Date(profile.createdIsoDateTimeUtc),
      })),
  );
  await copyRows(
    client,
    userProfiles,
    crowd.map((one) => ({
      uid: one.uid,
      userType: 'talent' as const,
      countryCode: 'IN' as const,
      talentId: one.profile.key.talentId,
      ...dated(one),
    })),
  );
  await copyRows(
    client,
    talents,
    crowd.map((one) => ({
      talentId: one.profile.key.talentId,
      createdByUid: one.uid,
      aiReviewResponse: one.aiReviewResponse ?? null,
      reviewQueuedAt: one.aiReviewResponse || one.humanReviewResponse ? null : (queuedAt ?? null),
      humanReviewResponse: one.humanReviewResponse ?? null,
      isHumanReviewPassedAtleastOnce: one.humanReviewResponse?.reviewStatus === 'pass',
      aiReviewCount: one.aiReviewCount,
      humanReviewWaitingSince: one.humanReviewWaitingSince ?? null,
      ...dated(one),
    })),
  );
  await copyRows(
    client,
    talentProfiles,
    crowd.map(({ profile: { key, ...fields } }) => ({ talentId: key.talentId, ...fields })),
  );
}

/** An event for each saved profile, so that the search index picks it up. */
export const savedEvents = (
  crowd: readonly Pick<SeededTalent, 'uid' | 'profile'>[],
): (typeof events.$inferInsert)[] =>
  crowd.map(({ uid, profile }) => ({
    kind: 'talentProfile.saved',
    actorUid: uid,
    talentId: profile.key.talentId,
    createdIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
  }));
