import type { EnvironmentName } from './choice.ts';

/** What an installation says of itself. `hostname` is that of its public address, if it has one. */
export type Installation = { environment: EnvironmentName; hostname: string | null };

/** Whether a hostname is that of a developer's machine. */
export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|local)$/i.test(hostname);

/**
 * The environment by the hostname that a browser is at. It picks settings of the browser only: what is allowed, the server's
 * configuration decides. A hostname that is not the installation's own counts as local.
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
