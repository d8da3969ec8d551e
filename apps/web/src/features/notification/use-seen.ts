import { NOTIFICATION_SEEN_AFTER_MS } from '@talaash/domain/notification/limit';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells which of the unread entries of a list have been in view for a while in a visible tab, several at a time.
 * @param ids in one text, so that the observer lives as long as they are the same
 */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  ids: string,
  onSeen: (ids: string[]) => void,
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (ids === '' || !list.current) return;
    const inView = new Set<string>();
    let timer: number | undefined;
    // An entry that comes into view meanwhile begins the wait of all anew: one scrolls, and does not read.
    const wait = () => {
      window.clearTimeout(timer);
      if (inView.size === 0 || document.visibilityState !== 'visible') return;
      timer = window.setTimeout(() => seen([...inView]), NOTIFICATION_SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const id = target.getAttribute('data-notification') ?? '';
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        wait();
      },
      { threshold: 0.9 },
    );
    for (const id of ids.split(' ')) {
      const entry = list.current.querySelector(`[data-notification="${CSS.escape(id)}"]`);
      if (entry) observer.observe(entry);
    }
    document.addEventListener('visibilitychange', wait);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', wait);
    };
  }, [list, ids]);
}
