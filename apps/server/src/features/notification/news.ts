import type { EventKind } from '@talaash/domain/event/choice';
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
};

const company = ({ companyId }: Happened): ThreadParty => ({ side: 'company', id: companyId ?? '' });
const talent = ({ talentId }: Happened): ThreadParty => ({ side: 'talent', id: talentId ?? '' });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const NEWS: Partial<Record<EventKind, (happened: Happened) => News | undefined>> = {
  'invitation.sent': (happened) => ({
    to: talent(happened),
    event: 'invitation_received',
    senderId: happened.companyId,
    threadId: happened.threadId,
    messageId: textOf(happened.payload['noteMessageId']),
  }),
  'invitation.payRaised': invited('pay_raised'),
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
  'shortlistedProfile.put': (happened) => ({
    to: talent(happened),
    event: 'shortlisted',
    senderId: happened.companyId,
  }),
  'talent.reviewed': reviewed(talent, 'profile_updated'),
  'company.reviewed': reviewed(company, 'profile_updated'),
  'jobPost.reviewed': reviewed(company, 'job_post_reviewed'),
  'company.subscriptionChanged': (happened) => {
    const change = happened.payload['change'] as NotifiedSubscriptionChange;
    if (!NOTIFIED_SUBSCRIPTION_CHANGES.includes(change)) return undefined;
    const payload = { subscriptionChange: change };
    return { to: company(happened), event: 'subscription_changed', senderId: null, payload };
  },
};

/** The news of an event, and its recipient; undefined if it is news for nobody. */
export const newsOf = (happened: Happened): News | undefined => NEWS[happened.kind]?.(happened);

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
