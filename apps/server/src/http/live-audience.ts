import type { EventKind } from '@talaash/domain/event/choice';
import type { StoredEvent } from '../events/record.ts';
import type { SignedInViewer } from '../call/viewer.ts';

/** Somebody who may hear of an event: a side that it names, the account that did it, or that account's one session. */
type Hearer = 'company' | 'talent' | 'account' | 'session';

const both = ['company', 'talent'] as const;

/** Who hears of what. A talent hears nothing of lists that it is put on, and nobody hears what others have read. */
const HEARERS: Record<EventKind, readonly Hearer[]> = {
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
  'invitation.sent': both,
  'invitation.accepted': both,
  'invitation.rejected': both,
  'message.sent': both,
  // The event names only the side that read.
  'thread.read': both,
  'shortlistedProfile.put': ['company'],
  'shortlistedProfile.deleted': ['company'],
  'hiddenProfile.put': ['company'],
  'hiddenProfile.deleted': ['company'],
  'otpInfo.changed': ['account'],
  'session.ended': ['session'],
};

const idOf: Record<Hearer, (event: StoredEvent) => unknown> = {
  company: ({ companyId }) => companyId,
  talent: ({ talentId }) => talentId,
  account: ({ actorUid }) => actorUid,
  session: ({ payload }) => payload['sessionId'],
};

const keyOf = (hearer: Hearer, id: unknown) => (typeof id === 'string' ? [`${hearer} ${id}`] : []);

/** The keys of those who hear of an event. */
export const audienceOf = (event: StoredEvent): string[] =>
  HEARERS[event.kind].flatMap((hearer) => keyOf(hearer, idOf[hearer](event)));

/** The keys under which a viewer is reached. */
export const keysOf = (viewer: SignedInViewer): string[] => [
  ...keyOf('company', viewer.companyId),
  ...keyOf('talent', viewer.talentId),
  ...keyOf('account', viewer.uid),
  ...keyOf('session', viewer.sessionId),
];
