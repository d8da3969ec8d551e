import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Runs on a press outside a floating element. It ignores the button that opened the element, which closes it itself. */
export function usePressOutside(
  floating: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function onPointerDown({ target }: PointerEvent) {
      if (!(target instanceof Node)) return;
      if (!floating.current?.contains(target) && !button.current?.contains(target)) press();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [floating, button]);
}
