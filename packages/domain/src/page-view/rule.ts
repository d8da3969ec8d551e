import { browserSettings, environmentAt, type Installation } from '../environment/rule.ts';
import { COUNTED_ROUTES, type CountedRoute } from './choice.ts';

/** Do Not Track and Global Privacy Control, as a browser or its request gives them. */
export type CountingWish = { doNotTrack: string | null | undefined; globalPrivacyControl: unknown };

/** Whether somebody asked not to be counted. */
export const isCountingRefused = ({ doNotTrack, globalPrivacyControl }: CountingWish): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true || globalPrivacyControl === '1';

/** Whether a browser at this hostname tells the server which pages it opens. */
export const countsPages = (
  hostname: string,
  installation: Installation & { hasAnalytics: boolean },
  wish: CountingWish,
): boolean =>
  installation.hasAnalytics &&
  browserSettings(environmentAt(hostname, installation)).hasAnalytics &&
  !isCountingRefused(wish);

/** The counted route of a router's pattern, which ends with a slash where a folder has a page of its own. */
export function countedRouteOf(pattern: string): CountedRoute | undefined {
  const route = pattern === '/' ? pattern : pattern.replace(/\/$/, '');
  return COUNTED_ROUTES.find((one) => one === route);
}
