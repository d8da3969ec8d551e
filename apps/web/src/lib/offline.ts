import { whenUsed } from '../ui/base/first-use.ts';
import { whenIdle } from '../ui/base/idle.ts';

/**
 * Lets the browser keep the files of the web for slow networks and none. That loads more, so it waits until the page is loaded and
 * somebody uses it.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // Some browsers forbid it, in a private window for example. Everything works without.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  const registerLater = () => whenUsed(() => whenIdle(register));
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}

/** Has the browser drop those files, when somebody has signed out. */
export function forgetKept(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage('forget');
}
