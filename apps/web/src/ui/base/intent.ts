import { type PointerEvent, type SyntheticEvent, useMemo, useRef } from 'react';
import { isScrolling, RESTS_AFTER_MS } from './scrolling.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/** A pointer that only passes by, and a key that is held down, mean none of the rows that they cross. */
const MEANT_AFTER_MS = 60;
/** Whoever presses J again and again, as fast as one can look at rows, means none of those before the last. */
const FOCUS_MEANT_AFTER_MS = 150;

/**
 * Handlers for a list whose items carry an id in a data attribute. They tell which item somebody is about to open: it is
 * touched, or the pointer or the focus rests on it. What is done then must change nothing on the server.
 *
 * The item beneath the pointer carries `data-hover`. Unlike with `:hover`, what scrolls past a resting pointer does not change its
 * look on its way: in hundreds of rows that takes longer than the scroll itself.
 *
 * @param attribute of the items, as in `data-talent`
 */
export function useIntent(attribute: string, onIntent: ((id: string) => void) | undefined) {
  const mean = useDebouncedCallback((id: string) => onIntent?.(id), MEANT_AFTER_MS);
  const meanByFocus = useDebouncedCallback((id: string) => onIntent?.(id), FOCUS_MEANT_AFTER_MS);
  const hovered = useRef<Element>(undefined);
  const later = useDebouncedCallback((run: () => void) => run(), RESTS_AFTER_MS);
  return useMemo(() => {
    const itemOf = ({ target }: SyntheticEvent) => (target as Element).closest(`[${attribute}]`) ?? undefined;
    const idOf = (item: Element | undefined) => item?.getAttribute(attribute) ?? undefined;
    const rest = (item: Element | undefined, meant: typeof mean) => {
      const id = idOf(item);
      if (id === undefined) meant.cancel();
      else meant(id);
    };
    const hover = (item: Element | undefined) => {
      if (item !== hovered.current) hovered.current?.removeAttribute('data-hover');
      item?.setAttribute('data-hover', '');
      hovered.current = item;
      rest(item, mean);
    };
    return {
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'touch') return;
        const item = itemOf(event);
        later.cancel();
        if (isScrolling()) later(() => hover(item));
        else hover(item);
      },
      onPointerLeave() {
        later.cancel();
        hover(undefined);
      },
      onFocusCapture: (event: SyntheticEvent) => rest(itemOf(event), meanByFocus),
      onTouchStart(event: SyntheticEvent) {
        const id = idOf(itemOf(event));
        if (id !== undefined) onIntent?.(id);
      },
    };
  }, [attribute, mean, meanByFocus, later, onIntent]);
}
