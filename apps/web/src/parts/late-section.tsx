import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import css from './late-section.module.css';
import { replayLate } from './late-press.ts';

interface LateSectionProps {
  /** Shown while the program loads, if the server did not render the content. */
  fallback: ReactNode;
  /** A part whose program loads on its own, with `lazy`. */
  children: ReactNode;
}

/**
 * A part of a page whose program loads later than the rest. The server has rendered its buttons already, and React drops a press on
 * them until the program is there. Here the press waits, and is done then.
 */
export function LateSection({ fallback, children }: LateSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} className={css['section']} data-late="">
      <Suspense fallback={fallback}>
        {children}
        <Arrival of={section} />
      </Suspense>
    </div>
  );
}

/** React runs the effect once the whole part is hydrated. */
function Arrival({ of }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (of.current) replayLate(of.current);
  }, [of]);
  return null;
}
