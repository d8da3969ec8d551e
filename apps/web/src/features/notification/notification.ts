import type { Notification } from '@talaash/contract/notification';
import type {
  NotificationChange,
  NotificationStatus,
  NotificationType,
} from '@talaash/domain/notification/choice';
import { NOTIFICATION_PAGE_SIZE } from '@talaash/domain/notification/limit';
import { NOTIFICATION_SENTENCES } from '@talaash/domain/notification/words';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { registerStale } from '../../lib/live.ts';
import { viewerQuery } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';

const notifications = () => [api.notification.key()];

registerStale({
  'notification.changed': notifications,
  // The queries that an entry's text depends on.
  'talentProfile.saved': notifications,
  'companyProfile.saved': notifications,
  'thread.ended': notifications,
  'privacyShield.saved': notifications,
  'talentNote.written': notifications,
  'talentRecord.changed': notifications,
});

/** The filters of the list; without a status, archived entries are left out. */
export type NotificationFilter = {
  status?: NotificationStatus | undefined;
  type?: NotificationType | undefined;
};

type Page = { list: Notification[]; cursor: string | null };

export const notificationsQuery = (filter: NotificationFilter, limit = NOTIFICATION_PAGE_SIZE) =>
  api.notification.list.infiniteOptions({
    input: (cursor: string | null) => ({ ...filter, limit, cursor }),
    ...byCursor,
  });

/** The entries of the logged-in side, newest first, page by page. */
export function useNotifications(filter: NotificationFilter, limit?: number) {
  const query = useInfiniteQuery(notificationsQuery(filter, limit));
  const list = query.data && unique(query.data.pages.flatMap((page) => page.list));
  return { query, list: list && [...underway].reduce(changedList, list) };
}

type Change = { notificationIds: string[]; change: NotificationChange };

/** What the server has not answered yet. A list that an event has the page read meanwhile predates it. */
const underway = new Set<Change>();

/** An entry that is updated between two page requests moves up, and would appear on both pages. */
function unique(entries: readonly Notification[]): Notification[] {
  return [...new Map(entries.map((entry) => [entry.notificationId, entry])).values()];
}

export const notificationCountsQuery = api.notification.count.queryOptions({ input: {} });

export const useNotificationCounts = () => useQuery(notificationCountsQuery);

/** One after the other: an Undo that overtook its archiving would find nothing to undo. */
const inTurn = { scope: { id: 'notifications' } };

/** Changes entries. The lists update at once, and are refetched after a failure. */
export function useChangeNotifications() {
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: api.notification.key() });
    void queries.invalidateQueries({ queryKey: viewerQuery.queryKey });
  };
  const onError = () => {
    toast.error(NOTIFICATION_SENTENCES.changeFailed);
    readAgain();
  };
  const apply = (given: Change) =>
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: api.notification.list.key() },
      (data) => data && changed(data, given),
    );
  const change = useMutation(
    api.notification.change.mutationOptions({
      onMutate: async (given) => {
        underway.add(given);
        // A pending response predates the change.
        await queries.cancelQueries({ queryKey: api.notification.list.key() });
        apply(given);
      },
      onSuccess: (_answer, given) => {
        apply(given);
        readAgain();
      },
      onError,
      onSettled: (_answer, _error, given) => underway.delete(given),
      ...inTurn,
    }),
  );
  const markAll = useMutation(
    api.notification.markAllRead.mutationOptions({ onSuccess: readAgain, onError, ...inTurn }),
  );
  return {
    change: (notificationIds: string[], what: NotificationChange) =>
      change.mutate({ notificationIds, change: what }),
    /** Marks all entries as read, up to the newest one shown. */
    markAllRead: (shown: readonly Notification[]) => {
      const [newest] = shown;
      if (newest) markAll.mutate({ upToIsoDateTimeUtc: newest.isoDateTimeUtc });
    },
    isMarkingAll: markAll.isPending,
  };
}

const changed = (data: InfiniteData<Page>, given: Change): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, list: changedList(page.list, given) })),
});

function changedList(list: Notification[], { notificationIds, change }: Change): Notification[] {
  const isGiven = (entry: Notification) => notificationIds.includes(entry.notificationId);
  if (change !== 'read' && change !== 'unread') return list.filter((entry) => !isGiven(entry));
  return list.map((entry) =>
    isGiven(entry) && entry.status !== 'archived' ? { ...entry, status: change } : entry,
  );
}
