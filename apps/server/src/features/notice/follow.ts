import { type InvitationMail, SUBSCRIPTION_MAILS, type SubscriptionMail } from '@talaash/domain/mail/choice';
import type { EventKind } from '@talaash/domain/event/choice';
import { NEW_MESSAGES_MAIL_AFTER_MINUTES } from '@talaash/domain/notice/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { JobData } from '../../jobs/job.ts';
import type { QueuedJob } from '../../jobs/queue.ts';

/** The mail that an event causes, and the id of its recipient. */
type Notice = { to: string; job: QueuedJob };

const company = ({ companyId }: StoredEvent): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: StoredEvent): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const ofInvitation =
  (to: (event: StoredEvent) => ThreadParty, event: InvitationMail) =>
  (happened: StoredEvent): Notice => {
    const { noteMessageId } = happened.payload as { noteMessageId?: string };
    const data = { event, threadId: happened.threadId ?? '', ...(noteMessageId ? { noteMessageId } : {}) };
    return { to: to(happened).id, job: { name: 'invitation.mail', data } };
  };

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
    return { to: party.id, job: { name: 'review.mail', data } };
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

/** The events that cause a mail. */
const NOTICES: Partial<Record<EventKind, (event: StoredEvent) => Notice | readonly Notice[] | undefined>> = {
  'invitation.sent': ofInvitation(talent, 'InvitationSent'),
  'invitation.accepted': ofInvitation(company, 'InvitationAccepted'),
  'invitation.rejected': ofInvitation(company, 'InvitationRejected'),
  'invitation.payRaised': ofInvitation(talent, 'PayRaised'),
  'invitation.endsSoon': (happened) => [
    ofInvitation(talent, 'InvitationEndsSoon')(happened),
    ofInvitation(company, 'InvitationUnanswered')(happened),
  ],
  'message.sent': (happened) => {
    const to = happened.payload['sender'] === 'Company' ? talent(happened) : company(happened);
    const runAfterSeconds = NEW_MESSAGES_MAIL_AFTER_MINUTES * 60;
    const key = `${to.side} ${to.id}`;
    return { to: to.id, job: { name: 'message.mail', data: to, key, runAfterSeconds } };
  },
  'talent.reviewed': ofReview(talent),
  'company.reviewed': ofReview(company),
  'company.subscriptionChanged': ({ companyId, payload, createdIsoDateTimeUtc: at }) => {
    const { change } = payload;
    if (companyId === null || !isMailed(change)) return undefined;
    return { to: companyId, job: { name: 'subscription.mail', data: { companyId, change, at } } };
  },
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

/**
 * Queues the mails for events, once for each event, recipient and channel. With few statements: until it commits, the live
 * streams wait with all events that were recorded meanwhile.
 */
export const followNotices = ({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): Promise<void> =>
  events.followDurably('notices', async (happened, tx) => {
    const notices = happened.flatMap(noticesOf);
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
