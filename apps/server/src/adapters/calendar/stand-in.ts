import { addDays, momentOf, wallTime } from '@talaash/domain/meeting/zone';
import type { BusyRanges, Calendars } from './port.ts';

/** A host that can never exist (RFC 2606). */
const HOST = 'calendars.example';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = 12 * 60;

/**
 * A stand-in without a network: whoever has a calendar at its host is busy on every weekday from 12 to 13 o'clock, and on Mondays from
 * 9 to 10. It refuses the password "wrong".
 */
export const createCalendarStandIn = (): Calendars => ({
  mode: 'stand-in',
  async readBusy({ url, password, fromMs, toMs, timeZone }) {
    if (new URL(url).hostname !== HOST) return { failure: 'unreachable' };
    if (password === 'wrong') return { failure: 'unauthorized' };
    const busy: BusyRanges = [];
    const first = wallTime(timeZone, fromMs).isoDate;
    for (let day = 0; day <= (toMs - fromMs) / DAY_MS; day += 1) {
      const date = addDays(first, day);
      const weekday = new Date(Date.parse(date)).getUTCDay();
      if (weekday === 0 || weekday === 6) continue;
      for (const start of weekday === 1 ? [9 * 60, NOON] : [NOON]) {
        const [from, until] = [momentOf(timeZone, date, start), momentOf(timeZone, date, start + 60)];
        if (from !== undefined && until !== undefined && from < toMs && until > fromMs)
          busy.push([from, until]);
      }
    }
    return { busy };
  },
});
