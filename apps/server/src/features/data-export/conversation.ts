import { asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { meetingOffers, meetings } from '../../db/schema/meeting.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import { toMessage, toThread } from '../thread/present.ts';
import type { Exported } from './exported-noun.ts';

/** The tables of conversations, each of which is exported with its messages, meetings and records of job offers. */
export const EXPORTED_BY_CONVERSATION = [
  'threads',
  'messages',
  'meeting_offers',
  'meetings',
  'joining_records',
];

/** The ids of a person's conversations, the oldest first. */
export async function listConversationIds(db: Db, { talentId, companyId }: Exported): Promise<string[]> {
  const found = await db
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(or(eq(threads.talentId, talentId ?? ''), eq(threads.companyId, companyId ?? '')))
    .orderBy(asc(threads.createdIsoDateTimeUtc), asc(threads.threadId));
  return found.map(({ threadId }) => threadId);
}

/** A conversation with the messages of both sides. Of the other side it contains only the name that the person sees there. */
export async function readConversation(db: Db, threadId: string, { companyId }: Exported) {
  const [found] = await db
    .select({ thread: threads, talentName: talentInThread.name, companyName: companyProfiles.name })
    .from(threads)
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .where(eq(threads.threadId, threadId));
  if (!found) return undefined;
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(messages.createdIsoDateTimeUtc), asc(messages.messageId));
  const offers = await db
    .select()
    .from(meetingOffers)
    .where(eq(meetingOffers.threadId, threadId))
    .orderBy(asc(meetingOffers.createdIsoDateTimeUtc));
  const met = await db
    .select()
    .from(meetings)
    .where(eq(meetings.threadId, threadId))
    .orderBy(asc(meetings.startsIsoDateTimeUtc));
  const joinings = await db
    .select()
    .from(joiningRecords)
    .where(eq(joiningRecords.threadId, threadId))
    .orderBy(asc(joiningRecords.createdIsoDateTimeUtc));
  const side = found.thread.companyId === companyId ? 'company' : 'talent';
  return {
    with: side === 'company' ? found.talentName : (found.companyName ?? ''),
    thread: toThread(found.thread, side),
    messages: said.map(toMessage),
    // Without the ids of accounts.
    meetingOffers: offers.map(
      ({ offeredByUid: _uid, memberUids: _uids, takenByUid: _takerUid, ...offer }) => offer,
    ),
    meetings: met.map(
      ({ talentUid: _uid, memberUids: _uids, cancelledByUid: _cancellerUid, ...meeting }) => meeting,
    ),
    joiningRecords: joinings.map(({ recordedByUid: _uid, steps, ...joining }) => ({
      ...joining,
      steps: steps.map(({ uid: _stepUid, ...step }) => step),
    })),
  };
}
