import { browserSettings, environmentAt, type Installation } from '../environment/rule.ts';
import { COUNTED_ROUTES, type CountedRoute } from './choice.ts';

/** Do Not Track and Global Privacy Control, from a browser or its request. */
export type CountingWish = { doNotTrack: string | null | undefined; globalPrivacyControl: unknown };

/** Whether the person opted out of being counted. */
export const isCountingRefused = ({ doNotTrack, globalPrivacyControl }: CountingWish): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true || globalPrivacyControl === '1';

/** Whether a browser at this host name reports opened pages. */
export const countsPages = (
  hostname: string,
  installation: Installation & { hasAnalytics: boolean },
  wish: CountingWish,
): boolean =>
  installation.hasAnalytics &&
  browserSettings(environmentAt(hostname, installation)).hasAnalytics &&
  !isCountingRefused(wish);

/** The counted pattern of a router's route, whose index pages end with a slash. */
export function countedRouteOf(pattern: string): CountedRoute | undefined {
  const route = pattern === '/' ? pattern : pattern.replace(/\/$/, '');
  return COUNTED_ROUTES.find((one) => one === route);
}
