/** How far a pointer may move, in pixels, and still press the same element. */
const STILL_PX = 4;

type Press = { element: HTMLElement; x: number; y: number };

/**
 * A press counts for the element it started on, even if the layout moves before the pointer is released: a message appears or
 * vanishes when the field above loses the focus, or a new page arrives with the same link in another place. The browser itself
 * fires a click only if both ends of the press are inside one element.
 */
export function holdPresses(): void {
  let press: Press | undefined;
  const begin = ({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    press = element && isPrimary && button === 0 ? { element, x, y } : undefined;
  };
  const end = (event: PointerEvent) => {
    const held = press;
    press = undefined;
    if (!held || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL_PX) return;
    if (event.target instanceof Node && held.element.contains(event.target)) return;
    const pressed = held.element.isConnected ? held.element : likeLink(held.element);
    pressed?.click();
  };
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', begin, options);
  window.addEventListener('pointerup', end, options);
}

/** A link on the newly arrived page with the same address. */
function likeLink(gone: HTMLElement): HTMLElement | undefined {
  const href = gone.getAttribute('href');
  return href === null
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('a[href]')].find(
        (link) => link.getAttribute('href') === href,
      );
}
