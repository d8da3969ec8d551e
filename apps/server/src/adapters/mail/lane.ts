import { MAIL_LANES, type MailLane } from '@talaash/domain/mail/choice';

/** After a server has said that this is too much, what nobody waits for rests: a second, then twice as long each time. */
const REST_MS_MIN = 1000;
const REST_MS_MAX = 60_000;

export type LaneOptions = {
  /** How many mails are under way at once. */
  connections: number;
  /** How many begin in a second; undefined without a limit. */
  perSecond?: number | undefined;
};

/**
 * Lets mails begin in the order of their lanes. One connection is never taken by bulk and notices together, and another one not by
 * bulk, so that those who wait find one also when the others hang. With fewer connections than lanes, they come next.
 */
export function openLanes({ connections, perSecond }: LaneOptions) {
  const queued = new Map(MAIL_LANES.map((lane) => [lane, [] as (() => void)[]]));
  /** How many connections a lane may leave in use, itself included. */
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
    /** Runs when it is the turn of the lane. */
    async run<Result>(lane: MailLane, send: () => Promise<Result>): Promise<Result> {
      await new Promise<void>((begin) => {
        queued.get(lane)?.push(begin);
        beginWaiting();
      });
      try {
        const result = await send();
        restMs = 0;
        // Slowly, so that several nodes find their shares of what the server takes.
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

/** What servers say when there are too many connections or mails: 421, or 450 to 454 with words of it. */
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
