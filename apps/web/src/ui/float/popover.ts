import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import { position, takeWidth } from './position.ts';

/**
 * Shows an element with the attribute `popover` beside its target. It follows the target when the page scrolls and when either is
 * resized.
 *
 * @param isAsWide whether to make it as wide as its target, as for the suggestions of a field. Those are shown after a paint,
 * since
 *   showing them causes a layout that would delay the next key press.
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
    const again = () => position(floating, beside, align);
    const sizes = new ResizeObserver(again);
    const show = () => {
      if (isAsWide) takeWidth(floating, beside);
      floating.showPopover();
      sizes.observe(floating);
      sizes.observe(beside);
    };
    let isGone = false;
    // React may already have removed the element before this cleanup runs.
    if (isAsWide) afterPaint(() => !isGone && floating.isConnected && show());
    else show();
    window.addEventListener('scroll', again, { capture: true, passive: true });
    window.addEventListener('resize', again);
    return () => {
      isGone = true;
      sizes.disconnect();
      window.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [popover, target, align, isAsWide]);
}
