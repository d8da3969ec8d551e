const gap = 4;
const edge = 8;

/** Positions a floating element below its target, or above it if there is no room. It stays inside the window. */
export function position(floating: HTMLElement, target: Element, align: 'start' | 'center' | 'end'): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const fitsBelow = below + height <= innerHeight - edge;
  const lefts = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width };
  floating.style.left = `${Math.max(edge, Math.min(lefts[align], innerWidth - width - edge))}px`;
  floating.style.top = `${fitsBelow || above < edge ? below : above}px`;
}

/** Makes a floating element as wide as its target. */
export function takeWidth(floating: HTMLElement, target: Element): void {
  floating.style.width = `${target.getBoundingClientRect().width}px`;
}
