import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Options {
  /** How many rows there are: changes when something came. */
  rows: number;
  canLoadOlder: boolean;
  loadOlder: () => void;
}

/** From this close to an edge, in pixels, one counts as being there. */
const NEAR = 120;

/** Keeps the newest in view for who reads there, and the place for who reads further up, also when older ones come in above. */
export function useTranscriptScroll({ rows, canLoadOlder, loadOlder }: Options): {
  ref: RefObject<HTMLDivElement | null>;
  toEnd: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || rows === 0) return;
    if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    else if (box.scrollTop < NEAR) box.scrollTop += box.scrollHeight - heightBefore.current;
    heightBefore.current = box.scrollHeight;
  }, [rows]);

  // Markdown arrives after its row, and a composer that grows takes room: who is at the end stays there.
  useEffect(() => {
    const box = ref.current;
    const inside = box?.firstElementChild;
    if (!box || !inside) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
      heightBefore.current = box.scrollHeight;
    });
    watch.observe(inside);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const scrolled = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      if (canLoadOlder && !isAtEnd.current && box.scrollTop < NEAR) loadOlder();
    };
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => box.removeEventListener('scroll', scrolled);
  });

  return {
    ref,
    toEnd: () => {
      isAtEnd.current = true;
    },
  };
}
