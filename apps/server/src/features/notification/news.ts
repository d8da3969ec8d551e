import type { EventKind } from '@talaash/domain/event/choice';
import { JOINING_NEWS } from '@talaash/domain/joining-record/choice';
import {
  NOTIFIED_SUBSCRIPTION_CHANGES,
  type NotificationEvent,
  type NotifiedSubscriptionChange,
} from '@talaash/domain/notification/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { NotificationPayload } from '../../db/schema/notification.ts';
import type { StoredEvent } from '../../events/record.ts';

/** What is read of an event. */
export type Happened = Pick<
  StoredEvent,
  'kind' | 'actorUid' | 'companyId' | 'talentId' | 'threadId' | 'jobPostId' | 'payload'
>;

/** What an event tells somebody. */
export type News = {
  to: ThreadParty;
  event: NotificationEvent;
  senderId: string | null;
  threadId?: string | null;
  jobPostId?: string | null;
  messageId?: string | null;
  payload?: NotificationPayload;
  /** The only members that are told, if not all. */
  only?: readonly string[];
};

const company = ({ companyId }: Happened): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: Happened): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const NEWS: Partial<Record<EventKind, (happened: Happened) => News | readonly News[] | undefined>> = {
  'invitation.sent': (happened) => ({
    to: talent(happened),
    event: 'invitation_received',
    senderId: happened.companyId,
    threadId: happened.threadId,
    messageId: textOf(happened.payload['noteMessageId']),
  }),
  'invitation.payRaised': invited('pay_raised'),
  'invitation.followedUp': (happened) => ({
    ...invited('follow_up_received')(happened),
    messageId: textOf(happened.payload['messageId']),
  }),
  'invitation.endsSoon': invited('invitation_ends_soon'),
  'invitation.expired': answered('invitation_expired'),
  'invitation.accepted': answered('invitation_accepted'),
  'invitation.rejected': answered('invitation_rejected'),
  'message.sent': (happened) => {
    const isByCompany = happened.payload['sender'] === 'Company';
    return {
      to: isByCompany ? talent(happened) : company(happened),
      event: 'message_received',
      senderId: isByCompany ? happened.companyId : happened.talentId,
      threadId: happened.threadId,
      messageId: textOf(happened.payload['messageId']),
    };
  },
  'meeting.offered': met('meeting_offered'),
  'meeting.confirmed': met('meeting_confirmed'),
  'meeting.moved': met('meeting_moved'),
  'meeting.cancelled': met('meeting_cancelled'),
  'meeting.reminded': met('meeting_reminded'),
  'joiningRecord.offered': toldOfRecord,
  'joiningRecord.moved': toldOfRecord,
  'talentNote.written': (happened) => {
    const { actorUid, talentId, payload } = happened;
    const [noteId, only] = [textOf(payload['noteId']), textsOf(payload['mentionedUids'])];
    if (noteId === null || only.length === 0) return undefined;
    return {
      to: company(happened),
      event: 'note_mentioned',
      senderId: talentId,
      payload: { note: { noteId, byUid: actorUid } },
      only,
    };
  },
  'talentReminder.due': (happened) => {
    const { talentId, payload } = happened;
    const [reminderId, uid] = [textOf(payload['reminderId']), textOf(payload['uid'])];
    if (reminderId === null || uid === null) return undefined;
    return {
      to: company(happened),
      event: 'reminder_due',
      senderId: talentId,
      payload: { reminderId },
      only: [uid],
    };
  },
  'shortlistedProfile.put': (happened) => ({
    to: talent(happened),
    event: 'shortlisted',
    senderId: happened.companyId,
  }),
  'talent.reviewed': reviewed(talent, 'profile_updated'),
  'company.reviewed': reviewed(company, 'profile_updated'),
  'jobPost.reviewed': reviewed(company, 'job_post_reviewed'),
  'jobPost.asked': ofJobPost('job_post_asked'),
  // Nobody is notified of what they did themselves.
  'jobPost.closed': (happened) =>
    happened.actorUid === null ? ofJobPost('job_post_closed')(happened) : undefined,
  'erasure.requested': (happened) => ({ to: company(happened), event: 'erasure_requested', senderId: null }),
  'erasure.confirmed': (happened) => ({
    to: talent(happened),
    event: 'erasure_confirmed',
    senderId: happened.companyId,
  }),
  'applicantTracking.asked': (happened) => ({
    to: talent(happened),
    event: 'tracking_asked',
    senderId: happened.companyId,
  }),
  'report.answered': decided('report_answered'),
  'sanction.decided': decided('sanction_decided'),
  'appeal.answered': decided('appeal_answered'),
  'company.subscriptionChanged': (happened) => {
    const change = happened.payload['change'] as NotifiedSubscriptionChange;
    if (!NOTIFIED_SUBSCRIPTION_CHANGES.includes(change)) return undefined;
    const payload = { subscriptionChange: change };
    return { to: company(happened), event: 'subscription_changed', senderId: null, payload };
  },
};

/** The news of an event, one for each recipient. */
export const newsOf = (happened: Happened): readonly News[] => [NEWS[happened.kind]?.(happened) ?? []].flat();

function ofJobPost(event: NotificationEvent) {
  return (happened: Happened): News => ({
    to: company(happened),
    event,
    senderId: null,
    jobPostId: happened.jobPostId,
  });
}

/** The side that acted is not told. What nobody did, and a reminder, is told to both. */
function met(event: NotificationEvent) {
  return (happened: Happened): News[] => {
    const { companyId, talentId, threadId, payload } = happened;
    const isByProduct = payload['side'] === 'product';
    const sides = [
      { side: 'talent', to: talent(happened), senderId: companyId },
      { side: 'company', to: company(happened), senderId: talentId },
    ];
    return sides
      .filter(({ side }) => side !== payload['side'])
      .map(({ to, senderId }) => ({ to, event, senderId: isByProduct ? null : senderId, threadId }));
  };
}

/** The other side is told, unless the event is about nothing new to it. */
function toldOfRecord(happened: Happened): News | undefined {
  const { companyId, talentId, threadId, payload } = happened;
  const news = JOINING_NEWS.find((one) => one === payload['news']);
  if (news === undefined) return undefined;
  const isByCompany = payload['side'] === 'company';
  return {
    to: isByCompany ? talent(happened) : company(happened),
    event: `joining_${news}`,
    senderId: isByCompany ? companyId : talentId,
    threadId,
  };
}

/**
 * The event names the side that is told. What was decided is on its page. A report is its reporter's alone: colleagues, and the company
 * for which the reporter acts by now, learn nothing of it.
 */
function decided(event: NotificationEvent) {
  return (happened: Happened): News | undefined => {
    const { companyId, talentId, payload } = happened;
    if (talentId !== null) return { to: talent(happened), event, senderId: null };
    if (companyId === null) return undefined;
    const uid = textOf(payload['uid']);
    return { to: company(happened), event, senderId: null, ...(uid === null ? {} : { only: [uid] }) };
  };
}

function invited(event: NotificationEvent) {
  return (happened: Happened): News => ({
    to: talent(happened),
    event,
    senderId: happened.companyId,
    threadId: happened.threadId,
  });
}

function answered(event: NotificationEvent) {
  return (happened: Happened): News => ({
    to: company(happened),
    event,
    senderId: happened.talentId,
    threadId: happened.threadId,
    jobPostId: happened.jobPostId,
  });
}

/** The save itself answers with the automated verdict, so only a later one is news. A human verdict always is. */
function reviewed(to: (happened: Happened) => ThreadParty, event: NotificationEvent) {
  return (happened: Happened): News | undefined => {
    const { reviewStatus } = happened.payload;
    const reviewer = happened.payload['reviewer'] === 'human' ? 'human' : 'ai';
    if (reviewStatus !== 'pass' && reviewStatus !== 'fail') return undefined;
    if (reviewer === 'ai' && happened.actorUid !== null) return undefined;
    const payload = { review: { reviewer, reviewStatus } as const };
    return { to: to(happened), event, senderId: null, jobPostId: happened.jobPostId, payload };
  };
}
