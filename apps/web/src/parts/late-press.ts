import { pressedAgain } from '../ui/press/press-again.ts';

/** The presses on each part that waits for its program, in order. */
const held = new WeakMap<Element, (() => void)[]>();

/** Holds presses of buttons and submits of forms in parts that wait for their program. Called once, before the first press counts. */
export function holdLatePresses(): void {
  // On the window, because React stops the event at the root of the page.
  window.addEventListener('click', holdClick, { capture: true });
  window.addEventListener('submit', holdSubmit, { capture: true });
}

/** Does what was pressed in a part whose program has arrived. */
export function replayLate(section: Element): void {
  section.removeAttribute('data-late');
  const presses = held.get(section) ?? [];
  held.delete(section);
  // In a task of its own: an effect cannot flush what a press changes.
  if (presses.length > 0) setTimeout(() => presses.forEach((press) => press()));
}

function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A press of a submit button arrives as a submit event.
  if (!button || (button.form && button.type === 'submit')) return;
  hold(event, button, () => clickAgain(button));
}

function clickAgain(button: HTMLElement) {
  const again = pressedAgain(button);
  if (again instanceof HTMLElement) again.click();
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement)
    hold(event, submitter ?? form, () => {
      if (form.isConnected) form.requestSubmit(submitter);
    });
}

function hold(event: Event, pressed: Element, press: () => void) {
  const section = pressed.closest('[data-late]');
  if (!section) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.setAttribute('data-early', '');
  const presses = held.get(section) ?? [];
  held.set(section, presses);
  presses.push(() => {
    pressed.removeAttribute('data-early');
    press();
  });
}
