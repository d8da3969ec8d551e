import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { TalentCard } from '@talaash/contract/talent-profile';
import type { Deps } from '../../call/deps.ts';
import { toRedactedTalentCard, toTalentCard } from '../talent-profile/present.ts';
import { readListedTalentProfiles } from '../talent-profile/queries.ts';
import { NOTHING_BESIDE, readBeside } from './beside.ts';
import type { EntryRow } from './queries.ts';

type Member = PipelineEntry['member'];

export const toMember = (uid: string | null, name: string | null): Member =>
  uid === null ? null : { uid, name };

/**
 * Entries as the company reads them, with the profiles that it may see, and what it notes and plans with the people: two queries
 * for all.
 */
export async function toEntries(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  companyId: string,
  rows: readonly EntryRow[],
): Promise<PipelineEntry[]> {
  const talentIds = rows.map(({ entry }) => entry.talentId);
  const [found, beside] = await Promise.all([
    readListedTalentProfiles(db, talentIds, companyId),
    readBeside(db, companyId, talentIds, now()),
  ]);
  const cards = new Map<string, TalentCard>(
    found.map(({ profile, isVisible }) => [
      profile.talentId,
      (isVisible ? toTalentCard : toRedactedTalentCard)(profile),
    ]),
  );
  return rows.map((row) => ({
    ...toEntry(row, cards.get(row.entry.talentId) ?? null),
    ...(beside.get(row.entry.talentId) ?? NOTHING_BESIDE),
  }));
}

function toEntry({ entry, memberUid, memberName, thread, lastMessage }: EntryRow, card: TalentCard | null) {
  const { jobPostId, talentId, stageId, stageSinceIsoDateTimeUtc, version, assignedUid, actedByUid } = entry;
  // The reason is kept when an entry leaves Closed, so that an undo finds it.
  const closedFor = stageId === 'Closed' ? entry.closedFor : null;
  return {
    jobPostId,
    talentId,
    stageId,
    stageSinceIsoDateTimeUtc,
    closedFor,
    version,
    // The conversation learns the name of an anonymous talent who accepts.
    talentName: thread?.talentName ?? entry.talentName,
    talentJobTitle: thread?.talentJobTitle ?? entry.talentJobTitle,
    talentProfile: card,
    member: toMember(memberUid, memberName),
    assignedUid,
    actedByUid,
    ...(thread === null ? {} : { thread: toThread(thread, lastMessage) }),
  };
}

const toThread = (
  { threadId, invitationStatus, answerUntilIsoDateTimeUtc, readStatus }: NonNullable<EntryRow['thread']>,
  lastMessage: EntryRow['lastMessage'],
): PipelineEntry['thread'] => ({
  threadId,
  invitationStatus,
  ...(answerUntilIsoDateTimeUtc === null ? {} : { answerUntilIsoDateTimeUtc }),
  isUnread: readStatus === 'Unread',
  ...(lastMessage?.sender === 'Company' || lastMessage?.sender === 'Talent'
    ? { lastMessage: { ...lastMessage, sender: lastMessage.sender } }
    : {}),
});
