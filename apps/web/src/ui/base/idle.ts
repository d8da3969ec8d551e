/** The delay in browsers without `requestIdleCallback`. */
const FALLBACK_MS = 2000;

export const hasIdleCallback = (): boolean => 'requestIdleCallback' in window;

/** Runs once, when the browser is idle. */
export function whenIdle(run: () => void): void {
  if (hasIdleCallback()) window.requestIdleCallback(run);
  else setTimeout(run, FALLBACK_MS);
}

/** Resolves in a new task, so that the browser handles input and paints between two parts of long work. */
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
