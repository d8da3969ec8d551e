import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The distance after which releasing a swipe archives the entry. */
const SWIPE_PX = 96;

/** The distance at which a press becomes a swipe. */
const SLOP_PX = 10;

/** The handlers for swiping an entry to the left. The browser keeps vertical scrolling. */
export function useSwipe(onSwipe: () => void) {
  const from = useRef<{ x: number; y: number; isSwiping: boolean }>(undefined);

  function move(element: HTMLElement, byX: number) {
    element.style.translate = byX === 0 ? '' : `${byX}px 0`;
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
    from.current = pointerType === 'touch' ? { x: clientX, y: clientY, isSwiping: false } : undefined;
  }

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const start = from.current;
    if (!start) return;
    const [byX, byY] = [clientX - start.x, clientY - start.y];
    if (Math.abs(byX) > SLOP_PX && Math.abs(byX) > Math.abs(byY)) start.isSwiping = true;
    if (start.isSwiping) move(currentTarget, Math.min(0, byX));
  }

  function onPointerUp({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const start = from.current;
    if (!start?.isSwiping) return;
    move(currentTarget, 0);
    if (clientX - start.x < -SWIPE_PX) onSwipe();
  }

  function onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
    from.current = undefined;
    move(currentTarget, 0);
  }

  /** The click at the end of a swipe opens nothing. */
  function onClickCapture(event: MouseEvent<HTMLElement>) {
    if (!from.current?.isSwiping) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
