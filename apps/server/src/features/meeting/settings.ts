import type { OwnMeetingSettings } from '@talaash/contract/meeting';
import type { MeetingSettings, NewCalendarLink } from '@talaash/domain/meeting/schema';
import { CALENDAR_FAILURE_SENTENCES, MEETING_REFUSALS } from '@talaash/domain/meeting/words';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { calendarLinks, meetingSettings } from '../../db/schema/meeting.ts';
import { record } from '../../events/record.ts';
import { askedWindow, readLinks } from './busy-time.ts';
import { readHours, unknownHours } from './queries.ts';

export async function readSettings(
  { db, calendars }: Pick<Deps, 'db' | 'calendars'>,
  uid: string,
): Promise<OwnMeetingSettings> {
  const hours = (await readHours(db, [uid])).get(uid) ?? unknownHours();
  const [link] = await readLinks(db, [uid]);
  return {
    settings: {
      timeZone: hours.timeZone,
      dayStartMinutes: hours.dayStartMinutes,
      dayEndMinutes: hours.dayEndMinutes,
      roomUrl: hours.roomUrl ?? '',
    },
    hasOwnZone: hours.isStored,
    ...(link === undefined
      ? {}
      : {
          calendar: {
            url: link.url,
            user: link.user,
            ...(link.readIsoDateTimeUtc === null ? {} : { readIsoDateTimeUtc: link.readIsoDateTimeUtc }),
            ...(link.failure === null ? {} : { failure: link.failure }),
          },
        }),
    canConnect: calendars.mode !== 'off',
  };
}

const recordSaved = (tx: Tx, uid: string) => record(tx, { kind: 'meetingSettings.saved', actorUid: uid });

export const saveSettings = (
  { events }: Pick<Deps, 'events'>,
  uid: string,
  { roomUrl, ...hours }: MeetingSettings,
): Promise<void> =>
  events.transaction(async (tx) => {
    const columns = { ...hours, roomUrl: roomUrl === '' ? null : roomUrl };
    await tx
      .insert(meetingSettings)
      .values({ uid, ...columns })
      .onConflictDoUpdate({ target: meetingSettings.uid, set: columns });
    await recordSaved(tx, uid);
  });

/** Keeps the zone of the browser of somebody who has stored none. */
export async function keepZone({ db }: Pick<Deps, 'db'>, uid: string, timeZone: string): Promise<void> {
  const { dayStartMinutes, dayEndMinutes } = unknownHours();
  await db
    .insert(meetingSettings)
    .values({ uid, timeZone, dayStartMinutes, dayEndMinutes })
    .onConflictDoNothing();
}

/**
 * Connects a calendar, after one reading of it.
 * @throws VALIDATION_FAILED that says why it cannot be read
 */
export async function connectCalendar(
  deps: Pick<Deps, 'db' | 'calendars' | 'events' | 'now' | 'secrets'>,
  uid: string,
  { url, user, password }: NewCalendarLink,
): Promise<void> {
  const { calendars, db, events, now, secrets } = deps;
  if (calendars.mode === 'off') throw refusal('BUSINESS_RULE_VIOLATION', MEETING_REFUSALS.calendarsOff);
  const { timeZone } = (await readHours(db, [uid])).get(uid) ?? unknownHours();
  const nowMs = now();
  const read = await calendars.readBusy({ url, user, password, timeZone, ...askedWindow(nowMs) });
  if ('failure' in read) {
    const field = read.failure === 'unauthorized' ? 'calendar.password' : 'calendar.url';
    throw validationRefusal({ [field]: CALENDAR_FAILURE_SENTENCES[read.failure] });
  }
  const readAt = new Date(nowMs).toISOString();
  const columns = {
    url,
    user,
    password: await symmetricEncrypt({ key: secrets.calendar, data: password }),
    busy: read.busy,
    readIsoDateTimeUtc: readAt,
    triedAt: readAt,
    failure: null,
  };
  await events.transaction(async (tx) => {
    await tx
      .insert(calendarLinks)
      .values({ uid, ...columns })
      .onConflictDoUpdate({ target: calendarLinks.uid, set: columns });
    await recordSaved(tx, uid);
  });
}

export const disconnectCalendar = ({ events }: Pick<Deps, 'events'>, uid: string): Promise<void> =>
  events.transaction(async (tx) => {
    await tx.delete(calendarLinks).where(eq(calendarLinks.uid, uid));
    await recordSaved(tx, uid);
  });
