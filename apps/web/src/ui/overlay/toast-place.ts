/** A rectangle in the window. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** A control that could be pressed next, and how bad it is to cover it. */
export type Control = { box: Box; weight: number };

/** The space between the toasts and a control. */
const GAP = 8;

/** The largest part of the window that the toasts rise. */
const RISE_MAX = 0.6;

/** What one types into or sends is worse to cover than a link. */
const [WEIGHT_OF_INPUT, WEIGHT] = [10, 1];
const INPUTS = 'input, textarea, select, [contenteditable="true"], button[type="submit"]';
/** The newest message counts too: it is what one has just sent, or waits for. */
const CONTROLS = `${INPUTS}, button, a[href], summary, [role="checkbox"], [role="menuitem"], [role="log"] > * > :last-child`;

/** How far toasts go from their place: to the right and up. */
export type Place = { shift: number; rise: number };

/**
 * Where toasts cover no control, or as little as possible: on their side of the window, or else on the other side, as low as that
 * allows.
 */
export function placeOf(
  toasts: Box,
  controls: readonly Control[],
  window: { width: number; height: number },
): Place {
  const here = leastCovered(toasts, controls, window.height);
  const shift = window.width - toasts.right - toasts.left;
  if (here.covered === 0 || shift <= 0) return { shift: 0, rise: here.rise };
  const beside = { ...toasts, left: toasts.left + shift, right: toasts.right + shift };
  const there = leastCovered(beside, controls, window.height);
  return there.covered < here.covered ? { shift, rise: there.rise } : { shift: 0, rise: here.rise };
}

/** The least rise of several that are equally good. */
function leastCovered(toasts: Box, controls: readonly Control[], windowHeight: number) {
  const beside = controls.filter(({ box }) => box.left < toasts.right && toasts.left < box.right);
  const covered = (rise: number) =>
    beside
      .filter(({ box }) => box.top < toasts.bottom - rise && toasts.top - rise < box.bottom)
      .reduce((sum, { weight }) => sum + weight, 0);
  const riseMax = Math.min(toasts.top, windowHeight * RISE_MAX);
  const rises = beside.map(({ box }) => toasts.bottom - box.top + GAP);
  let best = { rise: 0, covered: covered(0) };
  for (const rise of rises.filter((one) => one > 0 && one <= riseMax).sort((a, b) => a - b)) {
    const cost = covered(rise);
    if (cost < best.covered) best = { rise, covered: cost };
  }
  return best;
}

/** Moves the toasts from their place in the style sheet to where they cover nothing that one would press next. */
export function placeToasts(toaster: HTMLElement): void {
  toaster.style.translate = '';
  const root = toaster.closest('dialog') ?? document.body;
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !toaster.contains(control) && control.checkVisibility())
    .map((control) => ({
      box: control.getBoundingClientRect(),
      weight: control.matches(INPUTS) ? WEIGHT_OF_INPUT : WEIGHT,
    }))
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.width > 0);
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const { shift, rise } = placeOf(toaster.getBoundingClientRect(), controls, window);
  if (shift > 0 || rise > 0) toaster.style.translate = `${shift}px ${-rise}px`;
}
