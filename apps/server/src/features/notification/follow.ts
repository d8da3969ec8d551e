import type { EventKind } from '@talaash/domain/event/choice';
import type { NotificationEvent } from '@talaash/domain/notification/choice';
import { NOTIFICATION_GROUP_MINUTES } from '@talaash/domain/notification/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { notifications } from '../../db/schema/notification.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { record, type StoredEvent } from '../../events/record.ts';
import { newEmployers } from './employer-news.ts';
import { type News, newsOf } from './news.ts';
import { type Changed, changedEvent, isUnread, ofParty, ofPerson } from './queries.ts';
import { readContacts, readThere, type There, toOwner, uidsFor } from './recipient.ts';

/**
 * Writes the entries for events, once each, and takes back those that other events make untrue or read. What can be asked for all
 * events at once is: until it commits, the live streams wait with all events that were recorded meanwhile.
 */
export const followNotifications = ({ events }: Pick<Deps, 'events'>): Promise<void> =>
  events.followDurably('notifications', async (happened, tx) => {
    const changed = new Map<string, Changed>();
    const employers = await newEmployers(tx, happened);
    const news = [...happened.flatMap(newsOf), ...[...employers.values()].flat()];
    const there = await readThere(tx, news);
    const contacts = await readContacts(tx, happened);
    for (const event of happened) {
      for (const one of [
        ...(await takeBack(tx, event)),
        ...(await markAnswered(tx, event)),
        ...(await enterEach(
          tx,
          event,
          [...newsOf(event), ...(employers.get(event) ?? [])].map((one) =>
            toOwner(one, event, contacts, there),
          ),
          there,
        )),
      ])
        changed.set(`${one.side} ${one.id} ${one.uid ?? ''}`, one);
    }
    await record(tx, ...[...changed.values()].map(changedEvent));
  });

/** If its company takes a shortlisting back or is deleted, the talent's entry is removed; so is the company's of a decline. */
async function takeBack(tx: Tx, event: StoredEvent): Promise<Changed[]> {
  const { kind, companyId, talentId } = event;
  if (kind === 'invitation.declineUndone') return takeBackDecline(tx, event);
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
  return gone.map((entry) => ({ side: 'talent', id: entry.talentId ?? '', uid: null }));
}

async function takeBackDecline(tx: Tx, { companyId, threadId }: StoredEvent): Promise<Changed[]> {
  if (companyId === null || threadId === null) return [];
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.threadId, threadId),
        eq(notifications.event, 'invitation_rejected'),
        // Not that of an invitation that was declined months ago.
        sql`${notifications.lastIsoDateTimeUtc} > now() - interval '1 day'`,
      ),
    )
    .returning({ uid: notifications.uid });
  return gone.map(({ uid }) => ({ side: 'company', id: companyId, uid }));
}

/** After these, nobody waits for the talent's answer any more. */
const ENDS_WAITING = new Set<EventKind>([
  'invitation.accepted',
  'invitation.rejected',
  'invitation.takenBack',
  'invitation.expired',
]);
const WAITING_ENTRIES: NotificationEvent[] = [
  'invitation_received',
  'pay_raised',
  'follow_up_received',
  'invitation_ends_soon',
];

/** Reading a conversation reads its entries; the end of an invitation reads its entries. */
async function markAnswered(tx: Tx, event: StoredEvent): Promise<Changed[]> {
  const { kind, actorUid, companyId, talentId, threadId } = event;
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
        // A colleague who has not read it still has the entry.
        actorUid === null ? ofParty(party) : ofPerson(party, actorUid),
        isUnread,
        eq(notifications.threadId, threadId),
        isAnswer ? inArray(notifications.event, WAITING_ENTRIES) : undefined,
      ),
    )
    .returning({ uid: notifications.uid });
  return read.map(({ uid }) => ({ ...party, uid }));
}

async function enterEach(
  tx: Tx,
  happened: StoredEvent,
  all: readonly News[],
  there: There,
): Promise<Changed[]> {
  const entered: Changed[] = [];
  for (const news of all) entered.push(...(await enter(tx, happened, news, there)));
  return entered;
}

/** @returns whose entries were written */
async function enter(tx: Tx, happened: StoredEvent, news: News, there: There): Promise<Changed[]> {
  const uids = uidsFor(there, news);
  if (uids.length === 0 || !(await isStillNews(tx, happened, news))) return [];
  const [isNew] = await tx
    .insert(noticeDeliveries)
    .values({ key: `${happened.id} ${news.to.id} notification${news.payload?.employer?.key ?? ''}` })
    .onConflictDoNothing()
    .returning();
  if (!isNew) return [];
  // Each employer is a question of its own.
  const grouped = news.payload?.employer
    ? []
    : await tx
        .update(notifications)
        .set(grown(happened, news))
        .where(latestAlike(tx, happened, news))
        .returning({ uid: notifications.uid });
  const have = new Set(grouped.map(({ uid }) => uid));
  // An entry of everybody has grown for everybody.
  const missing = have.has(null) ? [] : uids.filter((uid) => !have.has(uid));
  if (missing.length > 0)
    await tx.insert(notifications).values(missing.map((uid) => newEntry(happened, news, uid)));
  return [...new Set([...have, ...missing])].map((uid) => ({ ...news.to, uid }));
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

/** The entry of each reader that this event extends: of the same kind and sender, started within the hour, not archived. */
function latestAlike(tx: Tx, happened: StoredEvent, { event, to, senderId, jobPostId, only }: News): SQL {
  const groupMs = NOTIFICATION_GROUP_MINUTES * 60_000;
  const since = new Date(Date.parse(happened.createdIsoDateTimeUtc) - groupMs).toISOString();
  const alike = tx
    .selectDistinctOn([notifications.uid], { id: notifications.notificationId })
    .from(notifications)
    .where(
      and(
        ofParty(to),
        only ? inArray(notifications.uid, [...only]) : undefined,
        eq(notifications.event, event),
        senderId === null ? isNull(notifications.senderId) : eq(notifications.senderId, senderId),
        jobPostId ? eq(notifications.jobPostId, jobPostId) : isNull(notifications.jobPostId),
        isNull(notifications.archivedAt),
        gt(notifications.firstIsoDateTimeUtc, since),
      ),
    )
    .orderBy(notifications.uid, desc(notifications.firstIsoDateTimeUtc));
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
  uid: string | null,
) => ({
  notificationId: newRecordId(),
  ...(to.side === 'talent' ? { talentId: to.id } : { companyId: to.id, uid }),
  event,
  senderId,
  threadId,
  jobPostId,
  messageId,
  payload,
  firstIsoDateTimeUtc: createdIsoDateTimeUtc,
  lastIsoDateTimeUtc: createdIsoDateTimeUtc,
});
