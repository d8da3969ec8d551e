import type { QueryKey } from '@tanstack/react-query';
import type { EventKind, LiveEvent } from '@talaash/domain/event/choice';
import type { TypingSignal } from '@talaash/domain/thread/typing';
import { useEffect } from 'react';
import { isPartLate } from '../ui/base/hydration.ts';
import { createStore, useStore } from '../ui/base/store.ts';
import { type Connection, openLiveStream } from './live-stream.ts';
import { queryClient } from './query-client.ts';
import { refetch } from './refetch.ts';
import { viewerQuery } from './session.ts';

/** The queries that an event makes stale. */
export type StaleTable = Partial<Record<EventKind, (event: LiveEvent) => readonly QueryKey[]>>;

/** Throttles events: the first takes effect at once; those that follow within this time take effect together after it. */
const gatherMs = 100;

const typingListeners = new Set<(signal: TypingSignal) => void>();

/** Calls the listener with everybody who is writing in a thread of the viewer. */
export function listenToTyping(listener: (signal: TypingSignal) => void): void {
  typingListeners.add(listener);
}

const connection = createStore<Connection>('connecting');
const tables = new Set<StaleTable>();

/** What has happened while a part that the server has rendered waits for its program, which brings a table of its own. */
let missed: LiveEvent[] = [];

/** Each feature calls it once, where it defines its queries. Until it is loaded, it has none but those of the rendered page. */
export function registerStale(table: StaleTable): void {
  tables.add(table);
  refetchAfter(missed, [table]);
}

/** The state of the live stream, for the bar that reports a break. */
export const useConnection = (): Connection => useStore(connection);

/**
 * Follows the live stream while the component is mounted. All tabs share one stream. It needs a verified email; without a uid
 * there is no stream.
 */
export function useLiveStream(uid: string | undefined): void {
  useEffect(
    () =>
      uid === undefined
        ? undefined
        : openLiveStream({
            uid,
            since: queryClient.getQueryData(viewerQuery.queryKey)?.liveMark ?? undefined,
            onEvent: gather,
            onTyping: (signal) => typingListeners.forEach((listener) => listener(signal)),
            // Events may have been missed, so every query is stale.
            onGap: () => refetch(queryClient, []),
            onRefusal: () => void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey }),
            onConnection: connection.set,
          }),
    [uid],
  );
}

registerStale({
  'userProfile.created': () => [viewerQuery.queryKey],
  'talentProfile.saved': () => [viewerQuery.queryKey],
  'companyProfile.saved': () => [viewerQuery.queryKey],
  'company.subscriptionChanged': () => [viewerQuery.queryKey],
  'invitation.sent': () => [viewerQuery.queryKey],
  'invitation.accepted': () => [viewerQuery.queryKey],
  'invitation.rejected': () => [viewerQuery.queryKey],
  'invitation.declineUndone': () => [viewerQuery.queryKey],
  'message.sent': () => [viewerQuery.queryKey],
  'thread.read': () => [viewerQuery.queryKey],
  'thread.ended': () => [viewerQuery.queryKey],
  'notification.changed': () => [viewerQuery.queryKey],
  'session.ended': () => [viewerQuery.queryKey],
  // Every page shows something else to another role.
  'membership.changed': () => [[]],
});

let gathered: LiveEvent[] = [];
let gathering: number | undefined;

function gather(event: LiveEvent): void {
  gathered.push(event);
  if (gathering !== undefined) return;
  flush();
  gathering = window.setTimeout(() => {
    gathering = undefined;
    flush();
  }, gatherMs);
}

function flush(): void {
  const happened = gathered;
  gathered = [];
  missed = isPartLate() ? [...missed, ...happened] : [];
  refetchAfter(happened, tables);
}

/** Fetches what the events have made stale by these tables, each query once. */
function refetchAfter(happened: readonly LiveEvent[], by: Iterable<StaleTable>): void {
  const keys = new Map<string, QueryKey>();
  for (const table of by)
    for (const event of happened)
      for (const key of table[event.kind]?.(event) ?? []) keys.set(JSON.stringify(key), key);
  for (const queryKey of keys.values()) refetch(queryClient, queryKey);
}
