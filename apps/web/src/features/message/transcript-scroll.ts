import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Options {
  /** The number of rows. It changes when messages arrive or older ones load. */
  rows: number;
  canLoadOlder: boolean;
  loadOlder: () => void;
}

/** A scroll position within this many pixels of an edge counts as at the edge. */
const NEAR_EDGE_PX = 120;

/**
 * Keeps the newest message in view for a reader at the end. For a reader further up it keeps the scroll position, even when older
 * messages load above.
 */
export function useTranscriptScroll({ rows, canLoadOlder, loadOlder }: Options): {
  ref: RefObject<HTMLDivElement | null>;
  toEnd: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);

  useLayoutEffect(() => {
    const container = ref.current;
    if (!container || rows === 0) return;
    if (isAtEnd.current) container.scrollTop = container.scrollHeight;
    else if (container.scrollTop < NEAR_EDGE_PX)
      container.scrollTop += container.scrollHeight - heightBefore.current;
    heightBefore.current = container.scrollHeight;
  }, [rows]);

  // Markdown renders later than its row, and a growing composer takes space. A reader at the end stays at the end.
  useEffect(() => {
    const container = ref.current;
    const content = container?.firstElementChild;
    if (!container || !content) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) container.scrollTop = container.scrollHeight;
      heightBefore.current = container.scrollHeight;
    });
    observer.observe(content);
    observer.observe(container);
    return () => observer.disconnect();
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
      isAtEnd.current = true;
    },
  };
}
