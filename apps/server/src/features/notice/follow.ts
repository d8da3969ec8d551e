import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { EventKind } from '@talaash/domain/event/choice';
import type { InvitationEvent } from '@talaash/domain/message/choice';
import { NEW_MESSAGES_MAIL_AFTER_MINUTES } from '@talaash/domain/notice/limit';
import type { Tx } from '../../db/client.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import type { Deps } from '../../call/deps.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { Jobs } from '../../jobs/queue.ts';

/** What to send after an event, and to whom: to a party of the event's thread. */
type Notice = { to: ThreadParty; send(jobs: Jobs, tx: Tx): Promise<void> };

const company = ({ companyId }: StoredEvent): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: StoredEvent): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const mail =
  (to: (event: StoredEvent) => ThreadParty, event: InvitationEvent) =>
  (happened: StoredEvent): Notice => {
    const { noteMessageId } = happened.payload as { noteMessageId?: string };
    const job = { event, threadId: happened.threadId ?? '', ...(noteMessageId ? { noteMessageId } : {}) };
    return { to: to(happened), send: (jobs, tx) => jobs.send('invitation.mail', job, { tx }) };
  };

/** Which events somebody is mailed about. */
const NOTICES: Partial<Record<EventKind, (event: StoredEvent) => Notice>> = {
  'invitation.sent': mail(talent, 'InvitationSent'),
  'invitation.accepted': mail(company, 'InvitationAccepted'),
  'invitation.rejected': mail(company, 'InvitationRejected'),
  'message.sent': (happened) => {
    const to = happened.payload['sender'] === 'Company' ? talent(happened) : company(happened);
    const runAfterSeconds = NEW_MESSAGES_MAIL_AFTER_MINUTES * 60;
    const key = `${to.side} ${to.id}`;
    return { to, send: (jobs, tx) => jobs.send('message.mail', to, { key, runAfterSeconds, tx }) };
  },
};

/** Queues the mails for events, each once for an event, a recipient and a channel. */
export const followNotices = ({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): Promise<void> =>
  events.followDurably('notices', async (happened, tx) => {
    for (const event of happened) {
      const notice = NOTICES[event.kind]?.(event);
      if (!notice) continue;
      const [isNew] = await tx
        .insert(noticeDeliveries)
        .values({ key: `${event.id} ${notice.to.id} mail` })
        .onConflictDoNothing()
        .returning();
      if (isNew) await notice.send(jobs, tx);
    }
  });
