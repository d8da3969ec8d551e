import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Acts on a press outside of a floating element. A press on the button that opened it closes it by itself. */
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
