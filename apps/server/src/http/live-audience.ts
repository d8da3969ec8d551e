import {
  EVENT_KINDS,
  EVENT_RECEIVERS,
  type EventKind,
  type EventReceiver,
  type LiveEvent,
} from '@talaash/domain/event/choice';
import { hasPermission } from '@talaash/domain/company-member/permission';
import type { TypingSignal } from '@talaash/domain/thread/typing';
import type { StoredEvent } from '../events/record.ts';
import type { Signal } from '../events/signal.ts';
import type { StreamViewer } from './live-stream-set.ts';

const receiversOf = (kind: EventKind): readonly EventReceiver[] => EVENT_RECEIVERS[kind];

/** The kinds that every admin receives. */
export const ADMIN_KINDS = EVENT_KINDS.filter((kind) => receiversOf(kind).includes('admin'));

/** Stands for all admins, who have no id in common. */
const EVERY_ADMIN = 'every';

const idOf: Record<EventReceiver, (event: StoredEvent) => unknown> = {
  company: ({ companyId }) => companyId,
  talent: ({ talentId }) => talentId,
  account: ({ actorUid }) => actorUid,
  session: ({ payload }) => payload['sessionId'],
  admin: () => EVERY_ADMIN,
};

const keyOf = (receiver: EventReceiver, id: unknown) => (typeof id === 'string' ? [`${receiver} ${id}`] : []);

/** The keys of the recipients of an event. */
export const receiverKeys = (event: StoredEvent): string[] =>
  receiversOf(event.kind).flatMap((receiver) => keyOf(receiver, idOf[receiver](event)));

/** Kinds that hide from a talent which company caused them. */
const ANONYMOUS_KINDS: ReadonlySet<EventKind> = new Set([
  'shortlistedProfile.put',
  'shortlistedProfile.deleted',
]);

/** The part of an event that a viewer receives: kind and ids. */
export function toLiveEvent(event: StoredEvent, viewer: Pick<StreamViewer, 'companyId'>): LiveEvent {
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

/** The keys of those who may see that a person is writing: the company, and the talent. */
export const signalKeys = ({ companyId, talentId }: Signal): string[] => [
  ...keyOf('company', companyId),
  ...keyOf('talent', talentId),
];

/** What a viewer sees of a person who is writing; undefined for that person, and for members who do not read conversations. */
export function toTypingSignal(
  { threadId, side, companyId, uid, name }: Signal,
  viewer: Pick<StreamViewer, 'uid' | 'companyId' | 'companyRole'>,
): TypingSignal | undefined {
  if (viewer.uid === uid) return undefined;
  const isOfCompany = viewer.companyId === companyId;
  if (isOfCompany && !hasPermission(viewer.companyRole, 'read')) return undefined;
  if (isOfCompany) return side === 'company' ? { threadId, side, name } : { threadId, side };
  // Other windows of the talent that writes have the same account.
  return side === 'company' ? { threadId, side } : undefined;
}

/** The key of the streams of a session. */
export const sessionKey = (sessionId: string): string => `session ${sessionId}`;

/** The keys under which a viewer receives events. */
export const viewerKeys = (viewer: StreamViewer): string[] => [
  ...keyOf('company', viewer.companyId),
  ...keyOf('talent', viewer.talentId),
  ...keyOf('account', viewer.uid),
  sessionKey(viewer.sessionId),
  ...(viewer.isAdmin ? keyOf('admin', EVERY_ADMIN) : []),
];
