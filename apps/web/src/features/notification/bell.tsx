import { IconBell } from '../../ui/icon/bell.ts';
import { unreadSentence } from '@talaash/domain/notification/unread-words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { useViewer } from '../../lib/session.ts';
import { announce } from '../../ui/base/announce.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { PathLink } from '../../ui/press/path-link.tsx';
import css from './bell.module.css';
import { NOTIFICATIONS_PATHS } from './place.ts';
import { Underway } from '../../ui/overlay/underway.ts';

const loadPanel = () => import('./notification-panel.tsx');
const NotificationPanel = lazy(loadPanel);

/** A message that arrives in the open conversation is read by the end of this delay and does not ring. */
const RING_AFTER_MS = 1500;
const ANNOUNCE_AFTER_MS = 3000;

/** The header's bell with the number of unread entries. It opens the panel; on a phone it opens the page. */
export function Bell({ side }: { side: UserType }) {
  const count = useSettledCount(useViewer().unreadNotifications.all);
  const isPhone = useMedia('(width < 600px)');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useAnnouncedCount(count);
  const label = count === 0 ? 'Notifications' : `Notifications, ${count} unread`;
  if (isPhone) {
    return (
      <PathLink to={NOTIFICATIONS_PATHS[side]} className={css['bell']} aria-label={label}>
        <BellSign count={count} />
      </PathLink>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css['bell']}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => void loadPanel()}
      >
        <BellSign count={count} />
      </button>
      {isOpen ? (
        <Suspense fallback={<Underway />}>
          <NotificationPanel side={side} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function BellSign({ count }: { count: number }): ReactNode {
  return (
    <>
      <IconBell aria-hidden />
      {count === 0 ? null : (
        <span className={css['count']} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

/** The number. It falls at once and rises after a delay. */
function useSettledCount(count: number): number {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), count > settled ? RING_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [count, settled]);
  return Math.min(settled, count);
}

/** Announces a rise of the number, once for entries in quick succession. */
function useAnnouncedCount(count: number): void {
  const before = useRef(count);
  const say = useDebouncedCallback(() => announce(unreadSentence(count)), ANNOUNCE_AFTER_MS);
  useEffect(() => {
    if (count > before.current) say();
    if (count < before.current) say.cancel();
    before.current = count;
  }, [count, say]);
}
