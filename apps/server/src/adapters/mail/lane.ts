import { MAIL_LANES, type MailLane } from '@talaash/domain/mail/choice';

/** After the server reports overload, all but urgent mail pauses: for a second, then twice as long each time. */
const REST_MS_MIN = 1000;
const REST_MS_MAX = 60_000;

export type LaneOptions = {
  /** How many mails may be in flight at once. */
  connections: number;
  /** How many may start per second; undefined without a limit. */
  perSecond?: number | undefined;
};

/**
 * Starts mails by the priority of their lanes. Bulk and notices together leave one connection free, and bulk leaves a second one,
 * so urgent mails find a connection even if the others hang. With fewer connections than lanes, urgent mails go first.
 */
export function openLanes({ connections, perSecond }: LaneOptions) {
  const queued = new Map(MAIL_LANES.map((lane) => [lane, [] as (() => void)[]]));
  /** How many connections may be in use when a lane starts, including its own. */
  const most = (lane: MailLane) => Math.max(1, connections - MAIL_LANES.indexOf(lane));
  let bulkMost = most('bulk');
  let active = 0;
  let activeBulk = 0;
  let nextAt = 0;
  let restMs = 0;
  let restsUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const mayBegin = (lane: MailLane, at: number): boolean =>
    active < most(lane) &&
    (lane !== 'bulk' || activeBulk < Math.floor(bulkMost)) &&
    (lane === 'waiting' || at >= restsUntil);

  function beginWaiting(): void {
    clearTimeout(timer);
    for (;;) {
      const at = performance.now();
      const lane = MAIL_LANES.find((one) => queued.get(one)?.length && mayBegin(one, at));
      if (lane === undefined || at < nextAt) break;
      if (perSecond !== undefined) nextAt = Math.max(at, nextAt) + 1000 / perSecond;
      active += 1;
      if (lane === 'bulk') activeBulk += 1;
      queued.get(lane)?.shift()?.();
    }
    const waitMs = Math.max(nextAt, restsUntil) - performance.now();
    if (waitMs > 0) timer = setTimeout(beginWaiting, waitMs).unref();
  }

  return {
    /** Runs when it is the lane's turn. */
    async run<Result>(lane: MailLane, send: () => Promise<Result>): Promise<Result> {
      await new Promise<void>((begin) => {
        queued.get(lane)?.push(begin);
        beginWaiting();
      });
      try {
        const result = await send();
        restMs = 0;
        // Recovers slowly, so that several nodes find their shares of the server's limit.
        bulkMost = Math.min(most('bulk'), bulkMost + 0.05);
        return result;
      } catch (error) {
        if (isTooMuch(error)) {
          restMs = Math.min(REST_MS_MAX, Math.max(REST_MS_MIN, restMs * 2));
          restsUntil = performance.now() + restMs;
          bulkMost = Math.max(1, bulkMost / 2);
        }
        throw error;
      } finally {
        active -= 1;
        if (lane === 'bulk') activeBulk -= 1;
        beginWaiting();
      }
    },
  };
}

/** How servers report too many connections or mails: 421, or 450 to 454 with such words. */
function isTooMuch(error: unknown): boolean {
  const { responseCode, message = '' } = error as { responseCode?: number; message?: string };
  if (responseCode === 421 || /\b421\b/.test(message)) return true;
  return (
    responseCode !== undefined &&
    responseCode >= 450 &&
    responseCode < 455 &&
    /too many|rate|throttl/i.test(message)
  );
}
