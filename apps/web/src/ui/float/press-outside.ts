import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the pointer goes down outside of a floating element. A press on its target is the target's own. */
export function usePressOutside(
  floating: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function onPointerDown({ target: pressed }: PointerEvent) {
      if (!(pressed instanceof Node)) return;
      if (!floating.current?.contains(pressed) && !target.current?.contains(pressed)) press();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [floating, target]);
}
