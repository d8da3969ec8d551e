import type { IncomingMessage } from 'node:http';
import type { CalendarFailure } from '@talaash/domain/meeting/choice';
import { CALENDAR_MAX } from '@talaash/domain/meeting/limit';
import { type PublicRequestOptions, readTextUpTo, requestPublic } from '../../base/public-request.ts';
import { createFilePool, type FilePool } from '../../base/file-process/pool.ts';
import { FileLost } from '../../base/file-process/process.ts';
import type { Log } from '../../base/log.ts';
import type { AskedCalendar, Calendars } from './port.ts';
import type { CalendarAnswer, CalendarReading } from './read.ts';

export type CalDavOptions = PublicRequestOptions & {
  log: Log;
  milliseconds?: number;
  bytes?: number;
  /** How long the events may keep a processor busy. */
  processorMs?: number;
};

/** A rule of recurrence can keep a processor busy forever. */
const READING = { atATime: 1, memoryMb: 256 };
const PROCESSOR_MS = 3000;

type Answer = { text: string } | { failure: CalendarFailure };

/**
 * Reads busy times by CalDAV (RFC 4791): one REPORT of the events within a time. A process with limits reads the events. Their titles
 * leave it only as times.
 */
export function createCalDavCalendars(options: CalDavOptions): Calendars {
  const { log, milliseconds = CALENDAR_MAX.seconds * 1000, processorMs = PROCESSOR_MS } = options;
  const pool = createFilePool<CalendarAnswer, CalendarReading>({
    script: new URL('./process.ts', import.meta.url),
    log,
    timeoutMs: processorMs,
    ...READING,
  });
  return {
    mode: 'fetch',
    async readBusy(asked) {
      const { fromMs, toMs, timeZone } = asked;
      const signal = AbortSignal.timeout(milliseconds);
      const answer = await report(asked, options, signal);
      if ('failure' in answer) return answer;
      return read(pool, { xml: answer.text, fromMs, toMs, timeZone });
    },
    close: pool.close,
  };
}

/** An answer that ends its process is unreadable. */
const read = (pool: FilePool<CalendarAnswer, CalendarReading>, answer: CalendarAnswer) =>
  pool
    .run(answer)
    .catch((error: unknown) =>
      error instanceof FileLost ? { failure: 'unreadable' as const } : { failure: 'unreachable' as const },
    );

async function report(asked: AskedCalendar, options: CalDavOptions, signal: AbortSignal): Promise<Answer> {
  const credentials = Buffer.from(`${asked.user}:${asked.password}`).toString('base64');
  const response = await requestPublic(asked.url, options, {
    method: 'REPORT',
    signal,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/xml; charset=utf-8',
      depth: '1',
      'user-agent': 'Talaash calendar',
    },
    body: queryOf(asked),
  });
  if (typeof response === 'string') return { failure: response };
  try {
    return await readAnswer(response, options, signal);
  } catch {
    return { failure: 'unreachable' };
  } finally {
    response.destroy();
  }
}

async function readAnswer(
  response: IncomingMessage,
  { bytes = CALENDAR_MAX.bytes }: CalDavOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400) return { failure: 'refused' };
  if (statusCode === 401 || statusCode === 403) return { failure: 'unauthorized' };
  if (statusCode >= 500) return { failure: 'unreachable' };
  // An encoding was not requested: a small answer cannot grow.
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (statusCode !== 207 || isEncoded) return { failure: 'noCalendar' };
  const pieces: string[] = [];
  const isWhole = await readTextUpTo(response, { bytes, signal }, (piece) => pieces.push(piece));
  return isWhole ? { text: pieces.join('') } : { failure: 'unreadable' };
}

const basicTime = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const queryOf = ({ fromMs, toMs }: AskedCalendar): string => `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><C:calendar-data/></D:prop>
  <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
    <C:time-range start="${basicTime(fromMs)}" end="${basicTime(toMs)}"/>
  </C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`;
