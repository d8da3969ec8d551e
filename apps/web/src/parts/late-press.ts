import { isPartLate } from '../ui/base/hydration.ts';
import { pressedAgain } from '../ui/press/press-again.ts';

interface HeldPress {
  pressed: Element;
  /** The part that waits for its program. React may have rendered it anew since, or not have rendered it yet. */
  section: Element | undefined;
  /** The path of the page. On another one, a button with the same words means something else. */
  path: string;
  press: (element: Element) => void;
}

/** In order. */
let held: HeldPress[] = [];

/** Holds presses of buttons and submits of forms in parts that wait for their program. Called once, before the first press counts. */
export function holdLatePresses(): void {
  // On the window, because React stops the event at the root of the page.
  window.addEventListener('click', holdClick, { capture: true });
  window.addEventListener('submit', holdSubmit, { capture: true });
}

/** Holds the press of a button that is gone: the part that had it shows it again once its program has arrived. */
export function holdGone(pressed: Element): void {
  if (isPartLate()) keep({ pressed, section: undefined, press: clickOn });
}

function keep(one: Omit<HeldPress, 'path'>): void {
  held.push({ ...one, path: location.pathname });
}

/** Does what was pressed in a part whose program has arrived. */
export function replayLate(section: Element): void {
  section.removeAttribute('data-late');
  held = held.filter(({ path }) => path === location.pathname);
  const due = held.flatMap((one) => {
    const again = pressedAgain(one.pressed);
    return again && section.contains(again) ? [{ one, again }] : [];
  });
  const isDue = new Set(due.map(({ one }) => one));
  // What no part shows again is gone for good.
  held = isPartLate() ? held.filter((one) => !isDue.has(one) && one.section !== section) : [];
  // In a task of its own: an effect cannot flush what a press changes.
  if (due.length > 0) setTimeout(() => due.forEach(({ one, again }) => pressAgain(one, again)));
}

function pressAgain({ pressed, press }: HeldPress, again: Element) {
  pressed.removeAttribute('data-early');
  press(again);
}

const clickOn = (element: Element) => element instanceof HTMLElement && element.click();

function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A press of a submit button arrives as a submit event.
  if (!button || (button.form && button.type === 'submit')) return;
  hold(event, button, clickOn);
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement)
    hold(event, submitter ?? form, (element) => {
      const again = element instanceof HTMLButtonElement ? element.form : form;
      const by = element instanceof HTMLElement && element !== again ? element : undefined;
      if (again?.isConnected) again.requestSubmit(by);
    });
}

function hold(event: Event, pressed: Element, press: HeldPress['press']) {
  const section = pressed.closest('[data-late]');
  if (!section) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.setAttribute('data-early', '');
  keep({ pressed, section, press });
}
