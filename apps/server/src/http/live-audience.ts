import { EVENT_KINDS, type EventKind, type LiveEvent } from '@talaash/domain/event/choice';
import type { StoredEvent } from '../events/record.ts';
import type { SignedInViewer } from '../call/viewer.ts';

/** Who may receive an event: a side that it names, the account that caused it, one session of that account, or every admin. */
type Receiver = 'company' | 'talent' | 'account' | 'session' | 'admin';

const both = ['company', 'talent'] as const;

/**
 * Who receives which event. A talent learns that it is on a shortlist, not on whose (`toLiveEvent`), and nothing of hidden
 * profiles. Nobody learns what the other side has read.
 */
const RECEIVERS: Record<EventKind, readonly Receiver[]> = {
  'userProfile.created': ['account'],
  'talentProfile.saved': ['talent', 'admin'],
  'talentProfile.unindexed': ['talent'],
  'talent.reviewed': ['talent', 'admin'],
  'talent.humanReviewRequested': ['talent', 'admin'],
  'companyProfile.saved': ['company', 'admin'],
  'company.reviewed': ['company', 'admin'],
  'company.humanReviewRequested': ['company', 'admin'],
  'company.subscriptionChanged': ['company'],
  'jobPost.saved': ['company'],
  'jobPost.reviewed': ['company'],
  'jobPost.deleted': ['company'],
  'jobPost.restored': ['company'],
  'invitation.sent': both,
  'invitation.accepted': both,
  'invitation.rejected': both,
  'message.sent': both,
  // The event names only the side that read.
  'thread.read': both,
  'thread.ended': both,
  'shortlistedProfile.put': both,
  'shortlistedProfile.deleted': both,
  // For the operator only; no page shows it.
  'shortlistedProfile.exported': [],
  'hiddenProfile.put': ['company'],
  'hiddenProfile.deleted': ['company'],
  'savedSearch.saved': ['company'],
  'savedSearch.deleted': ['company'],
  'otpInfo.changed': ['account'],
  'session.ended': ['session'],
  'account.changed': ['account'],
  'account.deletionChanged': ['account'],
  // Its sessions end with it. The other side gets events for its threads and lists.
  'account.deleted': [],
  // Disabling an account ends its sessions, and it has none until it is enabled. Admins receive the event of their action.
  'account.disabled': [],
  'account.enabled': [],
  'dataExport.changed': ['account'],
  'notificationPreferences.saved': ['account'],
  // The event names only the side whose entries changed.
  'notification.changed': both,
  'adminAction.recorded': ['admin'],
  // The operator gets a mail too.
  'contactMessage.sent': ['admin'],
};

/** The kinds that every admin receives. */
export const ADMIN_KINDS = EVENT_KINDS.filter((kind) => RECEIVERS[kind].includes('admin'));

/** Stands for all admins, who have no id in common. */
const EVERY_ADMIN = 'every';

const idOf: Record<Receiver, (event: StoredEvent) => unknown> = {
  company: ({ companyId }) => companyId,
  talent: ({ talentId }) => talentId,
  account: ({ actorUid }) => actorUid,
  session: ({ payload }) => payload['sessionId'],
  admin: () => EVERY_ADMIN,
};

const keyOf = (receiver: Receiver, id: unknown) => (typeof id === 'string' ? [`${receiver} ${id}`] : []);

/** The keys of the recipients of an event. */
export const receiverKeys = (event: StoredEvent): string[] =>
  RECEIVERS[event.kind].flatMap((receiver) => keyOf(receiver, idOf[receiver](event)));

/** Kinds that hide from a talent which company caused them. */
const ANONYMOUS_KINDS: ReadonlySet<EventKind> = new Set([
  'shortlistedProfile.put',
  'shortlistedProfile.deleted',
]);

/** The part of an event that a viewer receives: kind and ids. */
export function toLiveEvent(event: StoredEvent, viewer: Pick<SignedInViewer, 'companyId'>): LiveEvent {
  const { kind, companyId, talentId, threadId, jobPostId } = event;
  if (ANONYMOUS_KINDS.has(kind) && (companyId === null || viewer.companyId !== companyId)) return { kind };
  return {
    kind,
    ...(companyId ? { companyId } : {}),
    ...(talentId ? { talentId } : {}),
    ...(threadId ? { threadId } : {}),
    ...(jobPostId ? { jobPostId } : {}),
  };
}

/** The keys under which a viewer receives events. */
export const viewerKeys = (viewer: SignedInViewer): string[] => [
  ...keyOf('company', viewer.companyId),
  ...keyOf('talent', viewer.talentId),
  ...keyOf('account', viewer.uid),
  ...keyOf('session', viewer.sessionId),
  ...(viewer.isAdmin ? keyOf('admin', EVERY_ADMIN) : []),
];
