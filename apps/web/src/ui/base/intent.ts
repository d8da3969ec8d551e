import { type PointerEvent, type SyntheticEvent, useMemo, useRef } from 'react';
import { isScrolling, RESTS_AFTER_MS } from './scrolling.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/** A pointer that only passes by, or a held key, means none of the rows it crosses. */
const MEANT_AFTER_MS = 60;
/** A person who presses J repeatedly, as fast as they can look at rows, means only the last one. */
const FOCUS_MEANT_AFTER_MS = 150;

/**
 * Handlers for a list whose items carry an id in a data attribute. They report the item that the person is about to open: they
 * touch it, or the pointer or the focus rests on it. The callback must change nothing on the server.
 *
 * The item under the pointer carries `data-hover`. Unlike `:hover`, it does not restyle rows that scroll past a resting pointer:
 * with hundreds of rows that takes longer than the scroll itself.
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
