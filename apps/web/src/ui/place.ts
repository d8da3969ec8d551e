interface Placement {
  side: 'bottom' | 'top';
  align: 'start' | 'center' | 'end';
}

const gap = 4;
const edge = 8;

/** Puts a floating element beside its target, on the other side where the first has no room, inside the window. */
export function place(floating: HTMLElement, target: Element, { side, align }: Placement): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const fitsBelow = below + height <= innerHeight - edge;
  const top = side === 'bottom' ? (fitsBelow || above < edge ? below : above) : above >= edge ? above : below;
  const lefts = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width };
  const left = Math.max(edge, Math.min(lefts[align], innerWidth - width - edge));
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
