import type { CalendarFailure } from '@talaash/domain/meeting/choice';
import { CALENDAR_MAX } from '@talaash/domain/meeting/limit';
import { Parser } from 'htmlparser2';
import { busyOf, mergeRanges } from './busy.ts';
import type { BusyRanges } from './port.ts';

/** What a CalDAV server answered, and for which time. */
export type CalendarAnswer = { xml: string; fromMs: number; toMs: number; timeZone: string };
export type CalendarReading = { busy: BusyRanges } | { failure: CalendarFailure };

/** The busy times of a multistatus. One event that cannot be read does not spoil the others. */
export function readCalendarAnswer({ xml, ...asked }: CalendarAnswer): CalendarReading {
  const found = readMultiStatus(xml);
  if (!found) return { failure: 'unreadable' };
  const busy: BusyRanges = [];
  let unreadable = 0;
  for (const text of found) {
    try {
      busy.push(...busyOf(text, asked));
    } catch {
      unreadable += 1;
    }
  }
  if (unreadable > 0 && unreadable === found.length) return { failure: 'unreadable' };
  return { busy: mergeRanges(busy).slice(0, CALENDAR_MAX.ranges) };
}

/** The calendar objects of an answer; undefined if it is none. */
function readMultiStatus(xml: string): string[] | undefined {
  const objects: string[] = [];
  let isMultiStatus = false;
  let open: string | undefined;
  const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
  const parser = new Parser(
    {
      onopentagname(name) {
        if (localName(name) === 'multistatus') isMultiStatus = true;
        if (localName(name) === 'calendar-data') open = '';
      },
      ontext(text) {
        if (open !== undefined) open += text;
      },
      onclosetag(name) {
        if (localName(name) !== 'calendar-data' || open === undefined) return;
        objects.push(open);
        open = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return isMultiStatus ? objects : undefined;
}
