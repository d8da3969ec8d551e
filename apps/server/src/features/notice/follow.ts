import {
  type DecisionMail,
  type InvitationMail,
  type JobPostMail,
  SUBSCRIPTION_MAILS,
  type SubscriptionMail,
  type TalentRecordMail,
} from '@talaash/domain/mail/choice';
import { isMailedTo } from '@talaash/domain/mail/audience';
import type { MailName } from '@talaash/domain/mail/words';
import { JOINING_NEWS } from '@talaash/domain/joining-record/choice';
import type { MeetingMail } from '@talaash/domain/meeting/choice';
import type { EventKind } from '@talaash/domain/event/choice';
import { DECLINE_MAIL_AFTER_SECONDS } from '@talaash/domain/invitation/limit';
import { NEW_MESSAGES_MAIL_AFTER_MINUTES } from '@talaash/domain/notice/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { JobData } from '../../jobs/job.ts';
import type { QueuedJob } from '../../jobs/queue.ts';
import { newMessagesKey } from './new-messages-mail.ts';
import { readMailedMembers } from './queries.ts';

/**
 * The mail that an event causes, and the id of its recipient. With `each`, every member of the company whose role gets that mail has
 * one of their own, so that a mail server that refuses one address delays only that mail.
 */
type Notice = { to: string; job: QueuedJob; each?: { companyId: string; mail: MailName } };

/** A notice to the members of a company; one to a talent stays what it is. */
const toParty = ({ side, id }: ThreadParty, mail: MailName, job: QueuedJob): Notice =>
  side === 'talent' ? { to: id, job } : { to: id, job, each: { companyId: id, mail } };

const company = ({ companyId }: StoredEvent): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: StoredEvent): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const ofInvitation =
  (to: (event: StoredEvent) => ThreadParty, event: InvitationMail) =>
  (happened: StoredEvent): Notice => {
    const { noteMessageId } = happened.payload as { noteMessageId?: string };
    const data = { event, threadId: happened.threadId ?? '', ...(noteMessageId ? { noteMessageId } : {}) };
    return toParty(to(happened), event, { name: 'invitation.mail', data });
  };

const ofJobPost =
  (mail: JobPostMail) =>
  (happened: StoredEvent): Notice =>
    toParty(company(happened), mail === 'asked' ? 'jobPostAsked' : 'jobPostClosed', {
      name: 'jobPost.mail',
      data: { mail, jobPostId: happened.jobPostId ?? '' },
    });

/** The page already showed an automated review that its save waited for. The saver is its actor. */
const ofReview =
  (to: (event: StoredEvent) => ThreadParty) =>
  (happened: StoredEvent): Notice | undefined => {
    const { reviewer, reviewStatus } = happened.payload;
    const isHuman = reviewer === 'human';
    if (!isHuman && happened.actorUid !== null) return undefined;
    if (reviewStatus !== 'pass' && reviewStatus !== 'fail') return undefined;
    const party = to(happened);
    const data: JobData['review.mail'] = { party, reviewer: isHuman ? 'human' : 'ai', reviewStatus };
    const mail = party.side === 'company' ? 'companyReviewed' : 'talentReviewed';
    return toParty(party, mail, { name: 'review.mail', data });
  };

const isMailed = (change: unknown): change is SubscriptionMail =>
  (SUBSCRIPTION_MAILS as readonly unknown[]).includes(change);

const ofAccount =
  (mail: 'disabled' | 'enabled') =>
  ({ payload, createdIsoDateTimeUtc: at }: StoredEvent): Notice | undefined => {
    const { uid } = payload;
    if (typeof uid !== 'string') return undefined;
    return { to: uid, job: { name: 'account.mail', data: { uid, mail, at } } };
  };

const ofDecision =
  (mail: DecisionMail, of: 'reportId' | 'sanctionId') =>
  ({ payload }: StoredEvent): Notice | undefined => {
    const id = payload[of];
    return typeof id === 'string'
      ? { to: id, job: { name: 'decision.mail', data: { mail, id } } }
      : undefined;
  };

/** One mail for each account that takes part. */
const ofMeeting =
  (mail: MeetingMail) =>
  ({ payload: { meetingId, uids } }: StoredEvent): Notice[] =>
    typeof meetingId === 'string' && Array.isArray(uids)
      ? uids.map((uid: unknown) => ({
          to: String(uid),
          job: { name: 'meeting.mail', data: { mail, meetingId, uid: String(uid) } },
        }))
      : [];

function ofJoiningRecord(happened: StoredEvent): Notice | undefined {
  const { joiningRecordId, side, news: told } = happened.payload;
  const news = JOINING_NEWS.find((one) => one === told);
  if (typeof joiningRecordId !== 'string' || news === undefined) return undefined;
  const by = side === 'company' ? 'company' : 'talent';
  const to = by === 'company' ? talent(happened) : company(happened);
  const job: QueuedJob = { name: 'joiningRecord.mail', data: { joiningRecordId, by, news } };
  return { ...toParty(to, 'joiningRecord', job), to: joiningRecordId };
}

/** One mail for each member concerned. */
const ofTalentRecord =
  (mail: TalentRecordMail, id: 'noteId' | 'reminderId', uidsIn: 'mentionedUids' | 'uid') =>
  ({ companyId, talentId, payload }: StoredEvent): Notice[] => {
    const recordId = payload[id];
    if (companyId === null || talentId === null || typeof recordId !== 'string') return [];
    const uids = [payload[uidsIn] ?? []].flat().map(String);
    return uids.map((uid) => ({
      to: uid,
      job: { name: 'talentRecord.mail', data: { mail, companyId, talentId, id: recordId, uid } },
    }));
  };

/** The events that cause a mail. */
const NOTICES: Partial<Record<EventKind, (event: StoredEvent) => Notice | readonly Notice[] | undefined>> = {
  'invitation.sent': ofInvitation(talent, 'InvitationSent'),
  'invitation.accepted': ofInvitation(company, 'InvitationAccepted'),
  'invitation.rejected': (happened) => {
    const notice = ofInvitation(company, 'InvitationRejected')(happened);
    // Until then, the talent can take the decline back.
    const key = `declined ${happened.threadId}`;
    return { ...notice, job: { ...notice.job, key, runAfterSeconds: DECLINE_MAIL_AFTER_SECONDS } };
  },
  'invitation.payRaised': ofInvitation(talent, 'PayRaised'),
  'invitation.followedUp': ({ talentId, threadId, payload: { messageId } }) =>
    typeof messageId === 'string'
      ? {
          to: talentId ?? '',
          job: {
            name: 'invitation.mail',
            data: { event: 'FollowedUp', threadId: threadId ?? '', noteMessageId: messageId },
          },
        }
      : undefined,
  'invitation.endsSoon': (happened) => [
    ofInvitation(talent, 'InvitationEndsSoon')(happened),
    ofInvitation(company, 'InvitationUnanswered')(happened),
  ],
  'message.sent': (happened) => {
    const to = happened.payload['sender'] === 'Company' ? talent(happened) : company(happened);
    const runAfterSeconds = NEW_MESSAGES_MAIL_AFTER_MINUTES * 60;
    const key = newMessagesKey(to);
    return toParty(to, 'newMessages', { name: 'message.mail', data: to, key, runAfterSeconds });
  },
  'meeting.offered': (happened) => {
    const { meetingOfferId, side } = happened.payload;
    if (typeof meetingOfferId !== 'string') return undefined;
    const to = side === 'company' ? talent(happened) : company(happened);
    const job: QueuedJob = { name: 'meeting.offerMail', data: { meetingOfferId } };
    return { ...toParty(to, 'meetingOffered', job), to: meetingOfferId };
  },
  'meeting.confirmed': ofMeeting('confirmed'),
  'meeting.moved': ofMeeting('moved'),
  'meeting.cancelled': ofMeeting('cancelled'),
  'meeting.reminded': ofMeeting('reminder'),
  'joiningRecord.offered': ofJoiningRecord,
  'joiningRecord.moved': ofJoiningRecord,
  'talentNote.written': ofTalentRecord('noteMentioned', 'noteId', 'mentionedUids'),
  'talentReminder.due': ofTalentRecord('reminderDue', 'reminderId', 'uid'),
  'jobPost.asked': ofJobPost('asked'),
  'jobPost.closed': (happened) => (happened.actorUid === null ? ofJobPost('closed')(happened) : undefined),
  'talent.reviewed': ofReview(talent),
  'company.reviewed': ofReview(company),
  'company.subscriptionChanged': ({ companyId, payload, createdIsoDateTimeUtc: at }) => {
    const { change } = payload;
    if (companyId === null || !isMailed(change)) return undefined;
    const job: QueuedJob = { name: 'subscription.mail', data: { companyId, change, at } };
    return { to: companyId, job, each: { companyId, mail: change } };
  },
  'companyDomain.changed': ({ companyId, payload: { change, domain } }) =>
    companyId !== null && typeof domain === 'string' && (change === 'failing' || change === 'lost')
      ? {
          to: `${companyId} ${domain}`,
          each: { companyId, mail: change === 'failing' ? 'domainFailing' : 'domainLost' },
          job: { name: 'companyDomain.mail', data: { companyId, domain, change } },
        }
      : undefined,
  'erasure.requested': ({ companyId, talentId }) =>
    companyId !== null && talentId !== null
      ? {
          to: `${companyId} ${talentId}`,
          each: { companyId, mail: 'erasureRequested' },
          job: { name: 'erasure.mail', data: { companyId, talentId } },
        }
      : undefined,
  'report.answered': ofDecision('reportAnswered', 'reportId'),
  'sanction.decided': ofDecision('sanctionDecided', 'sanctionId'),
  'appeal.answered': ofDecision('appealAnswered', 'sanctionId'),
  'account.disabled': ofAccount('disabled'),
  'account.enabled': ofAccount('enabled'),
  'contactMessage.sent': ({ payload: { contactMessageId } }) =>
    typeof contactMessageId === 'string'
      ? (['operator', 'sender'] as const).map((to) => ({
          to,
          job: { name: 'contactMessage.mail' as const, data: { contactMessageId, to } },
        }))
      : undefined,
};

const noticesOf = (event: StoredEvent): readonly (Notice & { key: string })[] =>
  [NOTICES[event.kind]?.(event) ?? []]
    .flat()
    .map((notice) => ({ ...notice, key: `${event.id} ${notice.to} mail` }));

type Members = Awaited<ReturnType<typeof readMailedMembers>>;

/** One notice for each member. The owner's keeps the key and job that a node of the last release gives it. */
function perMember(
  notice: Notice & { key: string },
  members: Members,
): readonly (Notice & { key: string })[] {
  const { each, job, key } = notice;
  if (!each) return [notice];
  return (members.get(each.companyId) ?? [])
    .filter(({ role }) => isMailedTo(role, each.mail))
    .map(({ uid, role }) =>
      role === 'owner' ? notice : { ...notice, key: `${key} ${uid}`, job: ofMember(job, uid) },
    );
}

const ofMember = (job: QueuedJob, uid: string): QueuedJob =>
  ({
    ...job,
    data: { ...job.data, uid },
    ...(job.key === undefined ? {} : { key: `${job.key} ${uid}` }),
  }) as QueuedJob;

/**
 * Queues the mails for events, once for each event, recipient and channel. With few statements: until it commits, the live
 * streams wait with all events that were recorded meanwhile.
 */
export const followNotices = ({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): Promise<void> =>
  events.followDurably('notices', async (happened, tx) => {
    const caused = happened.flatMap(noticesOf);
    const companyIds = caused.flatMap(({ each }) => each?.companyId ?? []);
    const members = await readMailedMembers(tx, [...new Set(companyIds)]);
    const notices = caused.flatMap((notice) => perMember(notice, members));
    if (notices.length === 0) return;
    const { rows } = await tx.execute<{ key: string }>(
      sql`insert into notice_deliveries (key) select unnest(${sql.param(notices.map(({ key }) => key))}::text[])
        on conflict do nothing returning key`,
    );
    const newKeys = new Set(rows.map(({ key }) => key));
    await jobs.sendAll(
      notices.filter(({ key }) => newKeys.has(key)).map(({ job }) => job),
      tx,
    );
  });
