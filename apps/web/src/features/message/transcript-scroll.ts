import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';

interface Options {
  /** Whether the transcript opens at its start, where an invitation waits for its answer. */
  opensAtStart: boolean;
  /** The id of the oldest loaded message. It changes when older ones load. */
  oldestId: string | undefined;
  /** The number of rows. It changes when messages arrive or older ones load. */
  rows: number;
  canLoadOlder: boolean;
  loadOlder: () => void;
}

/** By which a reader scrolls. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A scroll position within this many pixels of an edge counts as at the edge. */
const NEAR_EDGE_PX = 120;

/**
 * Keeps the newest message in view for a reader at the end. For a reader further up it keeps the scroll position, even when older
 * messages load above.
 */
export function useTranscriptScroll({ opensAtStart, oldestId, rows, canLoadOlder, loadOlder }: Options): {
  ref: RefObject<HTMLDivElement | null>;
  toEnd: () => void;
  /** Keeps a message in view until the reader scrolls. */
  show: (messageId: string) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(!opensAtStart);
  const lastOldestId = useRef(oldestId);
  const heightBefore = useRef(0);
  const shown = useRef<Element>(undefined);
  const show = useLatestCallback((messageId: string) => {
    isAtEnd.current = false;
    shown.current = ref.current?.querySelector(`[data-message="${CSS.escape(messageId)}"]`) ?? undefined;
    shown.current?.scrollIntoView({ block: 'center' });
  });

  useLayoutEffect(() => {
    const container = ref.current;
    if (!container || rows === 0) return;
    const loadedOlder = lastOldestId.current !== undefined && lastOldestId.current !== oldestId;
    if (isAtEnd.current) container.scrollTop = container.scrollHeight;
    else if (loadedOlder && container.scrollTop < NEAR_EDGE_PX)
      container.scrollTop += container.scrollHeight - heightBefore.current;
    lastOldestId.current = oldestId;
    heightBefore.current = container.scrollHeight;
  }, [rows, oldestId]);

  // Markdown renders later than its row, and a growing composer takes space. A reader at the end stays at the end.
  useEffect(() => {
    const container = ref.current;
    const content = container?.firstElementChild;
    if (!container || !content) return;
    const observer = new ResizeObserver(() => {
      if (shown.current) shown.current.scrollIntoView({ block: 'center' });
      else if (isAtEnd.current) container.scrollTop = container.scrollHeight;
      heightBefore.current = container.scrollHeight;
    });
    const release = () => {
      shown.current = undefined;
    };
    for (const kind of READER_EVENTS) container.addEventListener(kind, release, { passive: true });
    observer.observe(content);
    observer.observe(container);
    return () => {
      observer.disconnect();
      for (const kind of READER_EVENTS) container.removeEventListener(kind, release);
    };
  }, []);

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const scrolled = () => {
      isAtEnd.current = container.scrollHeight - container.scrollTop - container.clientHeight < NEAR_EDGE_PX;
      if (canLoadOlder && !isAtEnd.current && container.scrollTop < NEAR_EDGE_PX) loadOlder();
    };
    container.addEventListener('scroll', scrolled, { passive: true });
    return () => container.removeEventListener('scroll', scrolled);
  });

  return {
    ref,
    toEnd: () => {
      shown.current = undefined;
      isAtEnd.current = true;
    },
    show,
  };
}
