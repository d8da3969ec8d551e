import { whenUsed } from '../ui/base/first-use.ts';
import { whenIdle } from '../ui/base/idle.ts';

/**
 * Registers the service worker, which caches the web's files for slow networks and offline use. That downloads more, so it waits
 * until the page has loaded and is used.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // Some browsers forbid it, for example in a private window. Everything works without it.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  const registerLater = () => whenUsed(() => whenIdle(register));
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}

/** Drops the cached files after the person has logged out. */
export function dropOfflineFiles(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage('forget');
}
