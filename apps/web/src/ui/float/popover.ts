import { type RefObject, useEffect } from 'react';
import { position, takeWidth } from './position.ts';

/**
 * Shows an element with the attribute `popover` beside its target. It follows the target when the page scrolls and when
 * either changes its size.
 *
 * @param isAsWide whether it is as wide as its target when it is shown
 */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
  isAsWide = false,
): void {
  useEffect(() => {
    const floating = popover.current;
    const beside = target.current;
    if (!floating || !beside) return;
    if (isAsWide) takeWidth(floating, beside);
    floating.showPopover();
    const again = () => position(floating, beside, align);
    const sizes = new ResizeObserver(again);
    sizes.observe(floating);
    sizes.observe(beside);
    window.addEventListener('scroll', again, { capture: true, passive: true });
    window.addEventListener('resize', again);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [popover, target, align, isAsWide]);
}
