import { whenIdle } from './idle.ts';

/** Lets the browser keep the files of the web for slow networks and none. To be called when a page is there: it loads more. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // Some browsers forbid it, in a private window for example. Everything works without.
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
}

/** Has the browser drop those files, when somebody has signed out. */
export function forgetKept(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage('forget');
}
