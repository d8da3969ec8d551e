import { SUBSCRIPTION_MAILS, type SubscriptionMail } from '@talaash/domain/mail/choice';
import type { EventKind } from '@talaash/domain/event/choice';
import type { InvitationEvent } from '@talaash/domain/message/choice';
import { NEW_MESSAGES_MAIL_AFTER_MINUTES } from '@talaash/domain/notice/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { Tx } from '../../db/client.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import type { Deps } from '../../call/deps.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { JobData } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/queue.ts';

/** The mail that an event causes, and the id of its recipient. */
type Notice = { to: string; send(jobs: Jobs, tx: Tx): Promise<void> };

const company = ({ companyId }: StoredEvent): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: StoredEvent): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const ofInvitation =
  (to: (event: StoredEvent) => ThreadParty, event: InvitationEvent) =>
  (happened: StoredEvent): Notice => {
    const { noteMessageId } = happened.payload as { noteMessageId?: string };
    const job = { event, threadId: happened.threadId ?? '', ...(noteMessageId ? { noteMessageId } : {}) };
    return { to: to(happened).id, send: (jobs, tx) => jobs.send('invitation.mail', job, { tx }) };
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
    const job: JobData['review.mail'] = { party, reviewer: isHuman ? 'human' : 'ai', reviewStatus };
    return { to: party.id, send: (jobs, tx) => jobs.send('review.mail', job, { tx }) };
  };

const isMailed = (change: unknown): change is SubscriptionMail =>
  (SUBSCRIPTION_MAILS as readonly unknown[]).includes(change);

const ofAccount =
  (mail: 'disabled' | 'enabled') =>
  ({ payload, createdIsoDateTimeUtc: at }: StoredEvent): Notice | undefined => {
    const { uid } = payload;
    if (typeof uid !== 'string') return undefined;
    return { to: uid, send: (jobs, tx) => jobs.send('account.mail', { uid, mail, at }, { tx }) };
  };

/** The events that cause a mail. */
const NOTICES: Partial<Record<EventKind, (event: StoredEvent) => Notice | readonly Notice[] | undefined>> = {
  'invitation.sent': ofInvitation(talent, 'InvitationSent'),
  'invitation.accepted': ofInvitation(company, 'InvitationAccepted'),
  'invitation.rejected': ofInvitation(company, 'InvitationRejected'),
  'message.sent': (happened) => {
    const to = happened.payload['sender'] === 'Company' ? talent(happened) : company(happened);
    const runAfterSeconds = NEW_MESSAGES_MAIL_AFTER_MINUTES * 60;
    const key = `${to.side} ${to.id}`;
    return { to: to.id, send: (jobs, tx) => jobs.send('message.mail', to, { key, runAfterSeconds, tx }) };
  },
  'talent.reviewed': ofReview(talent),
  'company.reviewed': ofReview(company),
  'company.subscriptionChanged': ({ companyId, payload, createdIsoDateTimeUtc: at }) => {
    const { change } = payload;
    if (companyId === null || !isMailed(change)) return undefined;
    const job = { companyId, change, at };
    return { to: companyId, send: (jobs, tx) => jobs.send('subscription.mail', job, { tx }) };
  },
  'account.disabled': ofAccount('disabled'),
  'account.enabled': ofAccount('enabled'),
  'contactMessage.sent': ({ payload: { contactMessageId } }) =>
    typeof contactMessageId === 'string'
      ? (['operator', 'sender'] as const).map((to) => ({
          to,
          send: (jobs, tx) => jobs.send('contactMessage.mail', { contactMessageId, to }, { tx }),
        }))
      : undefined,
};

/** Queues the mails for events, once for each event, recipient and channel. */
export const followNotices = ({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): Promise<void> =>
  events.followDurably('notices', async (happened, tx) => {
    for (const event of happened)
      for (const notice of [NOTICES[event.kind]?.(event) ?? []].flat()) {
        const [isNew] = await tx
          .insert(noticeDeliveries)
          .values({ key: `${event.id} ${notice.to} mail` })
          .onConflictDoNothing()
          .returning();
        if (isNew) await notice.send(jobs, tx);
      }
  });
