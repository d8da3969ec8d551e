import { IconArchive } from '../../ui/icon/archive.ts';
import { IconArchiveOff } from '../../ui/icon/archive-off.ts';
import type { Notification } from '@talaash/contract/notification';
import { NOTIFICATION_SENTENCES, notificationSentence } from '@talaash/domain/notification/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type ReactNode, useRef, useState } from 'react';
import { formatMonthAndDay, formatTime, formatWeekday } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { focusBeside } from '../../ui/base/focus.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { type DaySection, daySection } from './day-section.ts';
import type { ShownNotifications } from './shown.ts';
import { useChangeNotifications } from './notification.ts';
import { EmployerOffer } from './employer-offer.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import css from './notification-list.module.css';
import { useSeen } from './use-seen.ts';
import { useSwipe } from './use-swipe.ts';

interface NotificationListProps {
  entries: readonly Notification[];
  side: UserType;
  show: ShownNotifications | undefined;
}

const TIMES: Record<DaySection, (isoDateTimeUtc: string) => string> = {
  Today: formatTime,
  Yesterday: formatTime,
  'This week': formatWeekday,
  Earlier: formatMonthAndDay,
};

const linkSelector = 'a[data-notification]';

/** The entries by day. J and K move between them, U marks one as unread or read, E archives one. */
export function NotificationList({ entries, side, show }: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isLocal = useIsLocal();
  const { change } = useChangeNotifications();
  // An entry marked as unread by hand does not become read just by being in view.
  const [keptUnread, setKeptUnread] = useState<ReadonlySet<string>>(new Set());
  // In the list of unread entries, an entry that became read would disappear while the person reads it.
  const seeable = show === 'unread' ? [] : entries.filter((entry) => entry.status === 'unread');
  const ids = seeable.map(({ notificationId }) => notificationId).filter((id) => !keptUnread.has(id));
  useSeen(list, ids.join(' '), (seen) => change(seen, 'read'));

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(linkSelector) ?? [])];
  const focusedAt = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const move = (step: 1 | -1) => focusBeside(links(), focusedAt(), step);
  const focused = () => {
    const id = links()[focusedAt()]?.getAttribute('data-notification');
    return entries.find(({ notificationId }) => notificationId === id);
  };

  function archive({ notificationId, status }: Notification) {
    const [archiving, undoing] =
      status === 'archived' ? (['unarchive', 'archive'] as const) : (['archive', 'unarchive'] as const);
    const at = links().findIndex((link) => link.getAttribute('data-notification') === notificationId);
    // The focus moves to a neighbour instead of disappearing with the entry.
    if (at === focusedAt()) (links()[at + 1] ?? links()[at - 1] ?? document.getElementById('main'))?.focus();
    change([notificationId], archiving);
    const sentence =
      status === 'archived' ? NOTIFICATION_SENTENCES.unarchived : NOTIFICATION_SENTENCES.archived;
    toast.success(sentence, {
      action: { label: 'Undo', keys: 'z', run: () => change([notificationId], undoing) },
    });
  }

  function toggleRead({ notificationId, status }: Notification) {
    if (status === 'archived') return;
    const next = status === 'unread' ? 'read' : 'unread';
    if (next === 'unread') setKeptUnread(new Set([...keptUnread, notificationId]));
    change([notificationId], next);
  }

  const onFocused = (act: (entry: Notification) => void) => () => {
    const entry = focused();
    if (entry) act(entry);
  };
  useShortcut('j', () => move(1), { label: 'Next notification' });
  useShortcut('k', () => move(-1), { label: 'Previous notification' });
  useShortcut('u', onFocused(toggleRead), { label: 'Mark as read or unread' });
  useShortcut('e', onFocused(archive), { label: 'Archive the notification' });

  return (
    <div ref={list} className={css['list']}>
      {sectionsOf(entries, isLocal).map(([section, listed], index) => (
        <section key={section} aria-labelledby={`notifications-${index}`}>
          <h2 id={`notifications-${index}`}>
            {section}
            <UnreadCount listed={listed} />
          </h2>
          <ul>
            {listed.map((entry) => (
              <Item
                key={entry.notificationId}
                entry={entry}
                side={side}
                time={<LocalText of={() => TIMES[section](entry.isoDateTimeUtc)} />}
                onOpen={() => {
                  if (entry.status === 'unread') change([entry.notificationId], 'read');
                }}
                onArchive={() => archive(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sectionsOf(entries: readonly Notification[], isLocal: boolean): [DaySection, Notification[]][] {
  const now = Date.now();
  const sections = new Map<DaySection, Notification[]>();
  for (const entry of entries) {
    const section = daySection(Date.parse(entry.isoDateTimeUtc), now, isLocal);
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  return [...sections];
}

/** The number of unread entries of a day. */
function UnreadCount({ listed }: { listed: readonly Notification[] }) {
  const unread = listed.filter(({ status }) => status === 'unread').length;
  return unread === 0 ? null : <small>{unread} unread</small>;
}

interface ItemProps {
  entry: Notification;
  side: UserType;
  time: ReactNode;
  onOpen: () => void;
  onArchive: () => void;
}

function Item({ entry, side, time, onOpen, onArchive }: ItemProps) {
  const swipe = useSwipe(onArchive);
  const isArchived = entry.status === 'archived';
  return (
    <li className={css['item']} {...swipe}>
      <NotificationEntry
        entry={entry}
        side={side}
        time={<time dateTime={entry.isoDateTimeUtc}>{time}</time>}
        onOpen={onOpen}
      />
      <EmployerOffer entry={entry} />
      <IconButton
        size="s"
        className={css['act']}
        label={`${isArchived ? 'Unarchive' : 'Archive'}: ${notificationSentence(entry, side)}`}
        icon={isArchived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
        onClick={onArchive}
      />
    </li>
  );
}
