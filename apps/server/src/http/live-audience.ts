import type { EventKind } from '@talaash/domain/event/choice';
import type { StoredEvent } from '../events/record.ts';
import type { SignedInViewer } from '../call/viewer.ts';

/** Who may receive an event: a side that it names, the account that caused it, or one session of that account. */
type Receiver = 'company' | 'talent' | 'account' | 'session';

const both = ['company', 'talent'] as const;

/** Who receives which event. A talent is not told which lists it is on, and nobody what the other side has read. */
const RECEIVERS: Record<EventKind, readonly Receiver[]> = {
  'userProfile.created': ['account'],
  'talentProfile.saved': ['talent'],
  'talent.reviewed': ['talent'],
  'talent.humanReviewRequested': ['talent'],
  'companyProfile.saved': ['company'],
  'company.reviewed': ['company'],
  'company.humanReviewRequested': ['company'],
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
  'shortlistedProfile.put': ['company'],
  'shortlistedProfile.deleted': ['company'],
  'hiddenProfile.put': ['company'],
  'hiddenProfile.deleted': ['company'],
  'otpInfo.changed': ['account'],
  'session.ended': ['session'],
  'account.changed': ['account'],
  'account.deletionChanged': ['account'],
  // Its sessions end with it. The other sides hear of their threads and lists.
  'account.deleted': [],
  'dataExport.changed': ['account'],
  'notificationPreferences.saved': ['account'],
};

const idOf: Record<Receiver, (event: StoredEvent) => unknown> = {
  company: ({ companyId }) => companyId,
  talent: ({ talentId }) => talentId,
  account: ({ actorUid }) => actorUid,
  session: ({ payload }) => payload['sessionId'],
};

const keyOf = (receiver: Receiver, id: unknown) => (typeof id === 'string' ? [`${receiver} ${id}`] : []);

/** The keys of those who receive an event. */
export const receiverKeys = (event: StoredEvent): string[] =>
  RECEIVERS[event.kind].flatMap((receiver) => keyOf(receiver, idOf[receiver](event)));

/** The keys under which a viewer receives events. */
export const viewerKeys = (viewer: SignedInViewer): string[] => [
  ...keyOf('company', viewer.companyId),
  ...keyOf('talent', viewer.talentId),
  ...keyOf('account', viewer.uid),
  ...keyOf('session', viewer.sessionId),
];
