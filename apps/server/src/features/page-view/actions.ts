import { isCountingRefused } from '@talaash/domain/page-view/rule';
import type { PageViewSeen } from '../../adapters/analytics/port.ts';
import type { Deps } from '../../call/deps.ts';

/** The maximum of pending counts while an analytics provider hangs. */
const UNDERWAY_MAX = 100;

/** An outage is logged once a minute, not once a page. */
const SAID_EVERY_MS = 60_000;

const state = new WeakMap<object, { underway: number; saidAt: number }>();

/** Counts a page in the background, so that no page waits for a provider. A failed count is lost. */
export function countPageView(
  { analytics, log, now }: Pick<Deps, 'analytics' | 'log' | 'now'>,
  {
    route,
    ip,
    headers,
    requestId,
  }: Pick<PageViewSeen, 'route' | 'ip'> & { headers: Headers; requestId: string },
): void {
  const wish = { doNotTrack: headers.get('dnt'), globalPrivacyControl: headers.get('sec-gpc') };
  if (analytics === undefined || isCountingRefused(wish)) return;
  const own = state.get(analytics) ?? { underway: 0, saidAt: -Infinity };
  state.set(analytics, own);
  if (own.underway >= UNDERWAY_MAX) return;
  own.underway += 1;
  analytics
    .countPageView({ route, ip, userAgent: headers.get('user-agent') ?? '' })
    .catch((error: unknown) => {
      if (now() - own.saidAt < SAID_EVERY_MS) return;
      own.saidAt = now();
      log.warn({ err: error, requestId }, 'Pages could not be counted.');
    })
    .finally(() => {
      own.underway -= 1;
    });
}
