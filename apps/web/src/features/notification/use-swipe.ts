import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** So far a finger moves an entry until letting go archives it. */
const SWIPE_PX = 96;

/** So far it moves until it is a swipe and no press. */
const SLOP_PX = 10;

/** The handlers of an entry that a finger can swipe to the left. Scrolling up and down stays the browser's. */
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

  /** The press that ends a swipe opens nothing. */
  function onClickCapture(event: MouseEvent<HTMLElement>) {
    if (!from.current?.isSwiping) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
