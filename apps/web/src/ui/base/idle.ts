/** How long a browser that does not tell when it is idle is given for the page. */
const GIVEN_MS = 2000;

export const tellsWhenIdle = (): boolean => 'requestIdleCallback' in window;

/** Runs once when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if (tellsWhenIdle()) window.requestIdleCallback(run);
  else setTimeout(run, GIVEN_MS);
}

/** Ends in a task of its own: what somebody presses is heard, and frames are painted, between two parts of long work. */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(undefined);
  return promise;
}
