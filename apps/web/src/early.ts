import { flushSync } from 'react-dom';

/** An event, with the files that it has carried. */
type Done = { event: Event; target: Element; files: File[] };

type Early = {
  /** Of the page that the server sent. */
  address: string;
  /** What was done, in that order, and with which element. */
  done: Done[];
  stop: (kind: 'click' | 'submit' | 'keydown' | 'dragover' | 'drop') => void;
};

const early = (globalThis as { talaashEarly?: Early }).talaashEarly;

/** Whether somebody has gone back or forward meanwhile, where both pages are one document. What was rendered is not the page then. */
export const hasLeftEarly = (): boolean =>
  early !== undefined && early.address !== location.pathname + location.search;

/** From now on React hears what is pressed and sent, also on parts of the page that it has still to take over. */
export function hearPresses(): void {
  early?.stop('click');
  early?.stop('submit');
}

/** Does what somebody did before the page was taken over. */
export function doEarly(): void {
  for (const kind of ['keydown', 'dragover', 'drop'] as const) early?.stop(kind);
  for (const one of early?.done.splice(0) ?? []) {
    for (const element of document.querySelectorAll('[data-early]')) element.removeAttribute('data-early');
    // Each finds the page as the one before has left it.
    if (one.target.isConnected) flushSync(() => doAgain(one));
  }
}

function doAgain({ event, target, files }: Done) {
  if (event.type === 'drop') dropAgain(files, target);
  else if (target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter);
  else if (event instanceof KeyboardEvent) strikeAgain(event, target);
  else if (target instanceof HTMLElement) target.click();
}

function strikeAgain(event: KeyboardEvent, target: Element) {
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

function dropAgain(files: File[], target: Element) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
