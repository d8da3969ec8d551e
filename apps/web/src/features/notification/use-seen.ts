import { NOTIFICATION_SEEN_AFTER_MS } from '@talaash/domain/notification/limit';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports the unread entries that have been in view for a while in a visible tab, in batches.
 * @param ids joined in one string, so that the observer is kept while they are the same
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
    // An entry that comes into view restarts the timer for all: the person is scrolling, not reading.
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
