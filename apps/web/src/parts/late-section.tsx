import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import css from './late-section.module.css';
import { replayLate } from './late-press.ts';
import { IsHydratedLate } from '../ui/base/typed-before.ts';

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
  const [isHere, setHere] = useState(false);
  const part = (
    <Suspense fallback={fallback}>
      {children}
      <Arrival
        onArrival={() => {
          setHere(true);
          if (section.current) replayLate(section.current);
        }}
      />
    </Suspense>
  );
  // React replaces what the server rendered by the fallback if it gets anything new before the program is there.
  const [first] = useState(part);
  return (
    <div ref={section} className={css['section']} data-late="">
      <IsHydratedLate value={!isHere}>{isHere ? part : first}</IsHydratedLate>
    </div>
  );
}

/** React runs the effect once the whole part is hydrated. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  const arrived = useRef(onArrival);
  useEffect(() => arrived.current(), []);
  return null;
}
