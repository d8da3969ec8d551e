import { IconSettings } from '../../ui/icon/settings.ts';
import type { Notification } from '@talaash/contract/notification';
import { NOTIFICATION_PANEL_MAX } from '@talaash/domain/notification/limit';
import { NOTIFICATION_SENTENCES } from '@talaash/domain/notification/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useViewer } from '../../lib/session.ts';
import { ThreadTime } from '../../lib/thread-time.tsx';
import { floatingParent } from '../../ui/float/floating.ts';
import { usePopover } from '../../ui/float/popover.ts';
import { usePressOutside } from '../../ui/float/press-outside.ts';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { Link } from '../../ui/press/link.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { useChangeNotifications, useNotifications } from './notification.ts';
import { EmployerOffer } from './employer-offer.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import css from './notification-panel.module.css';
import { NOTIFICATIONS_PATHS, SETTINGS_PATHS } from './place.ts';

interface NotificationPanelProps {
  side: UserType;
  /** The bell that opened it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The latest entries below the bell. Opening the panel marks nothing as read; opening an entry marks that one. */
export default function NotificationPanel({ side, button, onClose }: NotificationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { all: unread } = useViewer().unreadNotifications;
  const { query, list } = useNotifications({}, NOTIFICATION_PANEL_MAX);
  const { change, markAllRead, isMarkingAll } = useChangeNotifications();
  const shown = list?.slice(0, NOTIFICATION_PANEL_MAX);
  usePopover(panel, button, 'end');
  usePressOutside(panel, button, onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  function open({ notificationId, status }: Notification) {
    if (status === 'unread') change([notificationId], 'read');
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
    button.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // A press on the bell closes the panel itself.
    if (
      relatedTarget instanceof Node &&
      !panel.current?.contains(relatedTarget) &&
      relatedTarget !== button.current
    )
      onClose();
  }

  return createPortal(
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={css['panel']}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <PanelHead
        titleId={titleId}
        side={side}
        unread={unread}
        markAll={
          unread > 0 && shown ? (
            <MarkAllRead isPending={isMarkingAll} onPress={() => markAllRead(shown)} />
          ) : null
        }
        onClose={onClose}
      />
      <div className={css['body']}>
        {!shown && !query.isError ? <RowsSkeleton rows={4} label="Loading notifications" /> : null}
        {!shown && query.isError ? (
          <QueryFailure title={NOTIFICATION_SENTENCES.loadFailed} queries={[query]} />
        ) : null}
        {shown?.length === 0 ? <p className={css['none']}>{NOTIFICATION_SENTENCES.none}</p> : null}
        {shown && shown.length > 0 ? <Latest entries={shown} side={side} onOpen={open} /> : null}
      </div>
      <div className={css['foot']}>
        <Link plain to={NOTIFICATIONS_PATHS[side]} onClick={onClose}>
          All notifications
        </Link>
        <KeyCaps keys="G N" />
      </div>
    </div>,
    floatingParent(),
  );
}

interface LatestProps {
  entries: readonly Notification[];
  side: UserType;
  onOpen: (entry: Notification) => void;
}

function Latest({ entries, side, onOpen }: LatestProps) {
  return (
    <ul className={css['list']}>
      {entries.map((entry) => (
        <li key={entry.notificationId}>
          <NotificationEntry
            entry={entry}
            side={side}
            time={<ThreadTime at={entry.isoDateTimeUtc} />}
            onOpen={() => onOpen(entry)}
          />
          <EmployerOffer entry={entry} />
        </li>
      ))}
    </ul>
  );
}

interface PanelHeadProps extends Pick<NotificationPanelProps, 'side' | 'onClose'> {
  titleId: string;
  unread: number;
  markAll: ReactNode;
}

function PanelHead({ titleId, side, unread, markAll, onClose }: PanelHeadProps) {
  return (
    <div className={css['head']}>
      <h2 id={titleId}>Notifications</h2>
      {unread > 0 ? <span className={css['new']}>{unread} new</span> : null}
      <span className={css['acts']}>
        {markAll}
        <Link
          plain
          to={SETTINGS_PATHS[side]}
          hash="notifications"
          className={css['gear']}
          aria-label="Email settings"
          onClick={onClose}
        >
          <IconSettings aria-hidden />
        </Link>
      </span>
    </div>
  );
}
