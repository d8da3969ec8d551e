import type { NewMeetingOffer } from '@talaash/domain/meeting/schema';
import type { testApp } from './app.ts';
import type { CompanyPerson, Person, TalentPerson } from './person.ts';
import { marketOf } from './market.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const HOUR = 60 * 60 * 1000;

/** A start of a slot: so many hours from now, at a full hour. */
export const inHours = (hours: number, nowMs = Date.now()): string =>
  new Date(Math.ceil(nowMs / HOUR) * HOUR + hours * HOUR).toISOString();

/** Conversations in which people can meet, and the calls of a meeting. */
export function meetingsOf(app: App) {
  const { client, deps } = app;
  const { foundTalent, hiringCompany } = marketOf(deps, app);

  /** An accepted invitation. */
  async function conversation(
    given: { hiring?: CompanyPerson & { jobPostId: string }; someone?: TalentPerson } = {},
  ) {
    const hiring = given.hiring ?? (await hiringCompany());
    const someone = given.someone ?? (await foundTalent());
    const { jobPostId } = hiring;
    const { thread } = await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId });
    const { threadId } = thread.key;
    await client(someone).invitation.accept({ threadId });
    return { hiring, someone, threadId };
  }

  const offer = (as: Person, threadId: string, given: Partial<NewMeetingOffer> = {}) =>
    client(as).meeting.offer({
      threadId,
      minutes: 45,
      slots: [inHours(48, deps.now()), inHours(50, deps.now())],
      memberUids: [],
      keptUntilIsoDateTimeUtc: inHours(24, deps.now()),
      timeZone: 'Europe/London',
      ...given,
    });

  const take = (
    as: Person,
    meetingOfferId: string,
    startsIsoDateTimeUtc: string,
    timeZone = 'Asia/Kolkata',
  ) => client(as).meeting.take({ meetingOfferId, startsIsoDateTimeUtc, timeZone });

  /** A confirmed meeting. */
  async function met(given: Parameters<typeof conversation>[0] & { starts?: string } = {}) {
    const of = await conversation(given);
    const starts = given.starts ?? inHours(48, deps.now());
    const { meetingOfferId } = await offer(of.hiring, of.threadId, { slots: [starts] });
    const meeting = await take(of.someone, meetingOfferId, starts);
    return { ...of, starts, meeting, meetingOfferId };
  }

  return { conversation, offer, take, met };
}
