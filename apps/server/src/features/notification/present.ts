import type { Notification, NotificationCounts } from '@talaash/contract/notification';
import { NOTIFICATION_TYPE_OF, type NotificationSenderKind } from '@talaash/domain/notification/choice';
import { notificationStatus } from '@talaash/domain/notification/rule';
import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { NOTIFICATION_EXCERPT_LENGTH } from '@talaash/domain/notification/limit';
import { typedNote } from '@talaash/domain/talent-record/mention';
import { toFileView } from '../file/present.ts';
import type { countNotifications, NotificationFactsRow, NotificationRow } from './queries.ts';

/**
 * A shortlisting company is named, and its conversation linked, only while it has an open one with the talent. The job post of a
 * shortlisting is never revealed.
 */
export function toNotification(
  row: NotificationRow,
  facts: NotificationFactsRow | undefined,
  members: readonly CompanyMember[],
): Notification {
  const { notificationId, event, payload, jobPostId } = row;
  const isShortlisting = event === 'shortlisted';
  const isAnonymous = isShortlisting && !facts?.openThreadId;
  const known = isAnonymous ? UNKNOWN : (facts ?? UNKNOWN);
  const threadId = isShortlisting ? known.openThreadId : row.threadId;
  return {
    notificationId,
    type: NOTIFICATION_TYPE_OF[event],
    event,
    status: notificationStatus(row),
    isoDateTimeUtc: row.lastIsoDateTimeUtc,
    count: isShortlisting ? 1 : row.count,
    sender: {
      kind: senderKind(row),
      name: known.name,
      picture: known.picture && toFileView(known.picture),
    },
    threadId,
    jobPostId,
    ...(event.startsWith('invitation_')
      ? { jobPostTitle: known.threadJobPostTitle, invitationStatus: known.invitationStatus }
      : { jobPostTitle: known.jobPostTitle, invitationStatus: null }),
    isThreadEnded: threadId !== null && known.isThreadEnded,
    excerptMarkdown: known.excerpt,
    ...ofRecord(row, known, members),
    review: payload.review ?? null,
    subscriptionChange: payload.subscriptionChange ?? null,
    employer: payload.employer
      ? { name: payload.employer.name, isHidden: facts?.isHiddenFrom ?? false }
      : null,
  };
}

/** What an entry says of a note or a reminder. */
function ofRecord(
  { payload: { note } }: NotificationRow,
  { noteText, reminderText, recordedTalentId }: Omit<NotificationFactsRow, 'notificationId'>,
  members: readonly CompanyMember[],
) {
  const text = noteText === null ? reminderText : typedNote(noteText, members);
  return {
    excerptText: text?.slice(0, NOTIFICATION_EXCERPT_LENGTH) ?? null,
    colleague: members.find(({ uid }) => uid === note?.byUid)?.name ?? null,
    talentId: recordedTalentId,
  };
}

/** The facts of an entry whose records are gone or hidden. */
const UNKNOWN: Omit<NotificationFactsRow, 'notificationId'> = {
  openThreadId: null,
  threadJobPostTitle: null,
  invitationStatus: null,
  isThreadEnded: false,
  jobPostTitle: null,
  excerpt: null,
  name: null,
  picture: null,
  isHiddenFrom: false,
  recordedTalentId: null,
  noteText: null,
  reminderText: null,
};

function senderKind({ senderId, talentId }: NotificationRow): NotificationSenderKind {
  if (senderId === null) return 'system';
  return talentId === null ? 'talent' : 'company';
}

export function toCounts(rows: Awaited<ReturnType<typeof countNotifications>>): NotificationCounts {
  const counts: NotificationCounts = { total: 0, unread: 0, archived: 0, byType: {} };
  for (const { event, total, unread, archived } of rows) {
    const type = NOTIFICATION_TYPE_OF[event];
    counts.total += total;
    counts.unread += unread;
    counts.archived += archived;
    if (total > 0) counts.byType[type] = (counts.byType[type] ?? 0) + total;
  }
  return counts;
}
