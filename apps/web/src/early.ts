import { flushSync } from 'react-dom';
import { pressedAgain } from './ui/press/press-again.ts';

/** An event, with the files it carried. */
type Done = { event: Event; target: Element; files: File[] };

type Early = {
  /** The address of the server-rendered page. */
  address: string;
  /** The recorded events in order, each with its element. */
  done: Done[];
  stop: (kind: 'click' | 'submit' | 'keydown' | 'dragover' | 'drop') => void;
};

const early = (globalThis as { talaashEarly?: Early }).talaashEarly;

/** Whether the visitor has gone back or forward meanwhile within one document. The rendered page is then another one. */
export const hasLeftEarly = (): boolean =>
  early !== undefined && early.address !== location.pathname + location.search;

/** From now on React receives presses and submits, even on parts of the page that are not hydrated yet. */
export function handOverPresses(): void {
  early?.stop('click');
  early?.stop('submit');
}

/** Replays the visitor's actions from before hydration. `onGone` gets each press whose button the page does not show now. */
export function replayEarly(onGone: (pressed: Element) => void): void {
  for (const kind of ['keydown', 'dragover', 'drop'] as const) early?.stop(kind);
  for (const one of early?.done.splice(0) ?? []) {
    for (const element of document.querySelectorAll('[data-early]')) element.removeAttribute('data-early');
    const target = one.event.type === 'click' ? pressedAgain(one.target) : one.target;
    // Synchronously, so that each action finds the page as the previous one left it.
    if (target?.isConnected) flushSync(() => replay({ ...one, target }));
    else if (one.event.type === 'click') onGone(one.target);
  }
}

function replay({ event, target, files }: Done) {
  if (event.type === 'drop') replayDrop(files, target);
  else if (target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter);
  else if (event instanceof KeyboardEvent) replayKey(event, target);
  else if (target instanceof HTMLElement) target.click();
}

function replayKey(event: KeyboardEvent, target: Element) {
  const { key, code, shiftKey, ctrlKey, metaKey } = event;
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code,
      shiftKey,
      ctrlKey,
      metaKey,
      bubbles: true,
      cancelable: true,
    }),
  );
}

function replayDrop(files: File[], target: Element) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
