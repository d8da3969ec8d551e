import { type SyntheticEvent, useMemo } from 'react';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/** A pointer that only passes by, and a key that is held down, mean none of the rows that they cross. */
const MEANT_AFTER_MS = 60;

/**
 * Handlers for a list whose items carry an id in a data attribute. They tell which item somebody is about to open: it is
 * touched, or the pointer or the focus rests on it. What is done then must change nothing on the server.
 *
 * @param attribute of the items, as in `data-talent`
 */
export function useIntent(attribute: string, onIntent: ((id: string) => void) | undefined) {
  const mean = useDebouncedCallback((id: string) => onIntent?.(id), MEANT_AFTER_MS);
  return useMemo(() => {
    const idOf = ({ target }: SyntheticEvent) =>
      (target as Element).closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
    const rest = (event: SyntheticEvent) => {
      const id = idOf(event);
      if (id === undefined) mean.cancel();
      else mean(id);
    };
    const touch = (event: SyntheticEvent) => {
      const id = idOf(event);
      if (id !== undefined) onIntent?.(id);
    };
    return { onPointerOver: rest, onPointerLeave: mean.cancel, onFocusCapture: rest, onTouchStart: touch };
  }, [attribute, mean, onIntent]);
}
