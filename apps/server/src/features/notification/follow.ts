import type { EventKind } from '@talaash/domain/event/choice';
import type { NotificationEvent } from '@talaash/domain/notification/choice';
import { NOTIFICATION_GROUP_MINUTES } from '@talaash/domain/notification/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { notifications } from '../../db/schema/notification.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { record, type StoredEvent } from '../../events/record.ts';
import { type News, newsOf } from './news.ts';
import { changedEvent, isUnread, ofParty } from './queries.ts';

/**
 * Writes the entries for events, once each, and takes back those that other events make untrue or read. What can be asked for all
 * events at once is: until it commits, the live streams wait with all events that were recorded meanwhile.
 */
export const followNotifications = ({ events }: Pick<Deps, 'events'>): Promise<void> =>
  events.followDurably('notifications', async (happened, tx) => {
    const changed = new Map<string, ThreadParty>();
    const told = await whoIsThere(tx, happened);
    for (const event of happened) {
      const parties = [...(await takeBack(tx, event)), ...(await markAnswered(tx, event))];
      const news = newsOf(event);
      if (news && told.has(keyOf(news.to)) && (await enter(tx, event, news))) parties.push(news.to);
      for (const party of parties) changed.set(keyOf(party), party);
    }
    await record(tx, ...[...changed.values()].map(changedEvent));
  });

const keyOf = ({ side, id }: ThreadParty): string => `${side} ${id}`;

/** Locks the recipients until the commit, because deleting the account deletes its entries. */
async function whoIsThere(tx: Tx, happened: readonly StoredEvent[]): Promise<Set<string>> {
  const idsOf = (wanted: ThreadParty['side']) =>
    happened
      .flatMap((event) => newsOf(event)?.to ?? [])
      .flatMap(({ side, id }) => (side === wanted ? [id] : []));
  const [talentIds, companyIds] = [idsOf('talent'), idsOf('company')];
  const talentsThere =
    talentIds.length === 0
      ? []
      : await tx
          .select({ id: talents.talentId })
          .from(talents)
          .where(isAnyOf(talents.talentId, talentIds))
          .for('key share');
  const companiesThere =
    companyIds.length === 0
      ? []
      : await tx
          .select({ id: companies.companyId })
          .from(companies)
          .where(isAnyOf(companies.companyId, companyIds))
          .for('key share');
  return new Set([
    ...talentsThere.map(({ id }) => keyOf({ side: 'talent', id })),
    ...companiesThere.map(({ id }) => keyOf({ side: 'company', id })),
  ]);
}

/** If its company takes a shortlisting back or is deleted, the talent's entry is removed. */
async function takeBack(tx: Tx, { kind, companyId, talentId }: StoredEvent): Promise<ThreadParty[]> {
  if (kind !== 'shortlistedProfile.deleted' && kind !== 'account.deleted') return [];
  if (companyId === null) return [];
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.senderId, companyId),
        eq(notifications.event, 'shortlisted'),
        kind === 'account.deleted' ? undefined : eq(notifications.talentId, talentId ?? ''),
      ),
    )
    .returning({ talentId: notifications.talentId });
  return gone.map((entry) => ({ side: 'talent', id: entry.talentId ?? '' }));
}

/** After these, nobody waits for the talent's answer any more. */
const ENDS_WAITING = new Set<EventKind>([
  'invitation.accepted',
  'invitation.rejected',
  'invitation.takenBack',
  'invitation.expired',
]);
const WAITING_ENTRIES: NotificationEvent[] = ['invitation_received', 'pay_raised', 'invitation_ends_soon'];

/** Reading a conversation reads its entries; the end of an invitation reads its entries. */
async function markAnswered(tx: Tx, event: StoredEvent): Promise<ThreadParty[]> {
  const { kind, companyId, talentId, threadId } = event;
  const isAnswer = ENDS_WAITING.has(kind);
  if (threadId === null || (kind !== 'thread.read' && !isAnswer)) return [];
  // A reading names only the side that read; the end of an invitation is the talent's.
  const party: ThreadParty =
    talentId === null ? { side: 'company', id: companyId ?? '' } : { side: 'talent', id: talentId };
  const read = await tx
    .update(notifications)
    .set({ readAt: event.createdIsoDateTimeUtc })
    .where(
      and(
        ofParty(party),
        isUnread,
        eq(notifications.threadId, threadId),
        isAnswer ? inArray(notifications.event, WAITING_ENTRIES) : undefined,
      ),
    )
    .returning({ id: notifications.notificationId });
  return read.length > 0 ? [party] : [];
}

/** @returns whether an entry was written */
async function enter(tx: Tx, happened: StoredEvent, news: News): Promise<boolean> {
  if (!(await isStillNews(tx, happened, news))) return false;
  const [isNew] = await tx
    .insert(noticeDeliveries)
    .values({ key: `${happened.id} ${news.to.id} notification` })
    .onConflictDoNothing()
    .returning();
  if (!isNew) return false;
  const [grouped] = await tx
    .update(notifications)
    .set(grown(happened, news))
    .where(latestAlike(tx, happened, news))
    .returning();
  if (!grouped) await tx.insert(notifications).values(newEntry(happened, news));
  return true;
}

/** A shortlisting is news while it lasts, but not if it only moves to another job post. */
async function isStillNews(tx: Tx, happened: StoredEvent, { event, to, senderId }: News): Promise<boolean> {
  if (event !== 'shortlisted') return true;
  const [shortlisting] = await tx
    .select({ since: shortlistedProfiles.createdIsoDateTimeUtc })
    .from(shortlistedProfiles)
    .where(and(eq(shortlistedProfiles.companyId, senderId ?? ''), eq(shortlistedProfiles.talentId, to.id)));
  // Both are the time of the transaction that shortlisted.
  return shortlisting?.since === happened.createdIsoDateTimeUtc;
}

/** The entry that this event extends: of the same kind and sender, started within the hour, not archived. */
function latestAlike(tx: Tx, happened: StoredEvent, { event, to, senderId, jobPostId }: News): SQL {
  const groupMs = NOTIFICATION_GROUP_MINUTES * 60_000;
  const since = new Date(Date.parse(happened.createdIsoDateTimeUtc) - groupMs).toISOString();
  const alike = tx
    .select({ id: notifications.notificationId })
    .from(notifications)
    .where(
      and(
        ofParty(to),
        eq(notifications.event, event),
        senderId === null ? isNull(notifications.senderId) : eq(notifications.senderId, senderId),
        jobPostId ? eq(notifications.jobPostId, jobPostId) : isNull(notifications.jobPostId),
        isNull(notifications.archivedAt),
        gt(notifications.firstIsoDateTimeUtc, since),
      ),
    )
    .orderBy(desc(notifications.firstIsoDateTimeUtc))
    .limit(1);
  return inArray(notifications.notificationId, alike);
}

/** A read entry that grows is unread again, and counts from here. */
const grown = (happened: StoredEvent, { messageId = null, payload = {} }: News) => ({
  count: sql`case when ${notifications.readAt} is null then ${notifications.count} + 1 else 1 end`,
  readAt: null,
  lastIsoDateTimeUtc: happened.createdIsoDateTimeUtc,
  messageId,
  payload,
});

const newEntry = (
  { createdIsoDateTimeUtc }: StoredEvent,
  { to, event, senderId, threadId = null, jobPostId = null, messageId = null, payload = {} }: News,
) => ({
  notificationId: newRecordId(),
  ...(to.side === 'talent' ? { talentId: to.id } : { companyId: to.id }),
  event,
  senderId,
  threadId,
  jobPostId,
  messageId,
  payload,
  firstIsoDateTimeUtc: createdIsoDateTimeUtc,
  lastIsoDateTimeUtc: createdIsoDateTimeUtc,
});
