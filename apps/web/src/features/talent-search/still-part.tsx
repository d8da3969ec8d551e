import { type ReactNode, startTransition, useState } from 'react';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { hasSameFilters } from './late-part.ts';
import type { SearchState } from './search-address.ts';
import css from './still-part.module.css';

/** The events that end a press, even if the pointer or the focus has left the filters meanwhile. */
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'blur'];
/** A touch becomes a click only some time after the finger has left. */
const CLICKED_WITHIN_MS = 300;

interface StillPartProps {
  state: SearchState;
  children: ReactNode;
}

/**
 * Freezes the filters of a search during a press: a response that arrives meanwhile could replace or remove the pressed one, and
 * the press would be lost. A changed filter shows at once.
 */
export function StillPart({ state, children }: StillPartProps) {
  const [held, setHeld] = useState<StillPartProps>();
  const release = useDebouncedCallback(() => startTransition(() => setHeld(undefined)), CLICKED_WITHIN_MS);
  if (held && !hasSameFilters(held.state, state)) setHeld(undefined);

  function hold() {
    release.cancel();
    setHeld(held ?? { state, children });
    for (const end of ENDS) window.addEventListener(end, release, { once: true });
  }
  return (
    <div
      role="presentation"
      className={css['part']}
      onPointerDown={hold}
      // Space presses on release, and Enter at once.
      onKeyDown={({ key }) => key === ' ' && hold()}
    >
      {held ? held.children : children}
    </div>
  );
}
