import type { EnvironmentName } from './choice.ts';

/** An installation's own environment. `hostname` is that of its public address, if it has one. */
export type Installation = { environment: EnvironmentName; hostname: string | null };

/** Whether a hostname is that of a developer's machine. */
export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|local)$/i.test(hostname);

/**
 * The environment by the browser's host name. It only selects browser settings; the server's configuration decides what is
 * allowed. A foreign host name counts as local.
 */
export function environmentAt(hostname: string, installation: Installation): EnvironmentName {
  if (isLocalHost(hostname)) return 'local';
  return hostname.toLowerCase() === installation.hostname?.toLowerCase() ? installation.environment : 'local';
}

/** What differs in the browser between environments. */
export const browserSettings = (environment: EnvironmentName) => ({
  hasAnalytics: environment === 'production',
  hasBotCheck: environment !== 'local',
});
