import { inHours } from './meeting.ts';
import type { Act, Means, World } from './race-world.ts';

const SETTINGS = { timeZone: 'Asia/Kolkata', dayStartMinutes: 540, dayEndMinutes: 1080, roomUrl: '' };
const STARTS = inHours(48);

/** Slots that the company has offered in the accepted conversation, all of one start. */
async function offered({ hiring, invited, threadId }: World, { client }: Means) {
  await client(invited)
    .invitation.accept({ threadId })
    .catch(() => undefined);
  return client(hiring).meeting.offer({
    threadId,
    minutes: 30,
    slots: [STARTS],
    memberUids: [],
    keptUntilIsoDateTimeUtc: inHours(24),
    timeZone: 'Europe/London',
  });
}

async function met(world: World, means: Means) {
  const { meetingOfferId } = await offered(world, means);
  return means
    .client(world.invited)
    .meeting.take({ meetingOfferId, startsIsoDateTimeUtc: STARTS, timeZone: 'Asia/Kolkata' });
}

/** One honest request by each call of a meeting that writes. */
export const MEETING_CALLS: Record<string, Act> = {
  'meeting.offer': offered,
  'meeting.withdrawOffer': async (world, means) => {
    const { meetingOfferId } = await offered(world, means);
    return means.client(world.hiring).meeting.withdrawOffer({ meetingOfferId });
  },
  'meeting.take': met,
  'meeting.cancel': async (world, means) => {
    const { meetingId } = await met(world, means);
    return means.client(world.hiring).meeting.cancel({ meetingId, reason: 'The post is filled.' });
  },
  'meeting.saveSettings': ({ invited }, { client }) =>
    client(invited).meeting.saveSettings({ settings: SETTINGS }),
  'meeting.connectCalendar': ({ invited }, { client }) =>
    client(invited).meeting.connectCalendar({
      calendar: { url: 'https://calendars.example/meera/', user: 'meera', password: 'an app password' },
    }),
  'meeting.disconnectCalendar': ({ invited }, { client }) => client(invited).meeting.disconnectCalendar({}),
};
