import { meetingChangeRefusal, meetingThreadRefusal, offerRefusal } from '@talaash/domain/meeting/rule';
import type { NewMeetingOffer } from '@talaash/domain/meeting/schema';
import { MEETING_REFUSALS } from '@talaash/domain/meeting/words';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, isNull, not } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { meetingOffers } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { record } from '../../events/record.ts';
import { toThread } from '../thread/present.ts';
import { nextTimestamp, readThread, SIDES } from '../thread/queries.ts';
import { isThreadOf, listMeetingMembers, type MeetingOfferRow, readMeeting, readOffer } from './queries.ts';

export type Acting = { party: ThreadParty; uid: string };

/** The thread of a meeting, marked as unread for the other side, if people can meet in it. Its lock makes that exact. */
async function openThread(deps: Pick<Deps, 'db'>, tx: Tx, { party }: Acting, threadId: string) {
  const [thread] = await tx
    .update(threads)
    .set({ [SIDES[SIDES[party.side].other].readStatus]: 'Unread', updatedIsoDateTimeUtc: nextTimestamp })
    .where(
      and(
        eq(threads.threadId, threadId),
        isThreadOf(party),
        isNull(threads.endedIsoDateTimeUtc),
        eq(threads.jobPostInvitationStatus, 'Accepted'),
        not(isThreadPaused),
      ),
    )
    .returning();
  if (thread) return thread;
  throw await closedRefusal(deps, party, threadId);
}

/** Why nobody can meet in a thread. */
export async function closedRefusal({ db }: Pick<Deps, 'db'>, party: ThreadParty, threadId: string) {
  const found = await readThread(db, party, threadId);
  if (!found) return refusal('NOT_FOUND');
  const thread = toThread(found, party.side);
  const ended = endedThreadRefusal(thread, party.side);
  const refused = meetingThreadRefusal({ ended, jobPostInvitationStatus: thread.jobPostInvitationStatus });
  return refused ? refusalOf(refused) : refusal('CONFLICT');
}

/**
 * Offers slots in a conversation, for a meeting or for moving one. It replaces the open offer of the same side.
 * @throws NOT_FOUND, CONFLICT or BUSINESS_RULE_VIOLATION
 */
export async function offerSlots(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  acting: Acting,
  draft: NewMeetingOffer,
): Promise<MeetingOfferRow> {
  const { party, uid } = acting;
  const nowMs = deps.now();
  const slots = draft.slots.map((slot) => new Date(slot).toISOString()).toSorted();
  const refused = offerRefusal(
    {
      starts: slots.map((slot) => Date.parse(slot)),
      minutes: draft.minutes,
      keptUntilMs: Date.parse(draft.keptUntilIsoDateTimeUtc),
    },
    nowMs,
  );
  if (refused) throw refusalOf(refused);
  const memberUids = await requireMembers(deps, acting, draft.memberUids);
  const now = new Date(nowMs).toISOString();
  return deps.events.transaction(async (tx) => {
    const thread = await openThread(deps, tx, acting, draft.threadId);
    if (draft.moves) await requireMovable(tx, party, { ...draft.moves, threadId: draft.threadId }, nowMs);
    await tx
      .update(meetingOffers)
      .set({ state: 'withdrawn', updatedIsoDateTimeUtc: now })
      .where(
        and(
          eq(meetingOffers.threadId, draft.threadId),
          eq(meetingOffers.side, party.side),
          eq(meetingOffers.state, 'open'),
        ),
      );
    const [offer] = await tx
      .insert(meetingOffers)
      .values({
        meetingOfferId: newRecordId(),
        threadId: draft.threadId,
        side: party.side,
        offeredByUid: uid,
        memberUids,
        minutes: draft.minutes,
        slots,
        timeZone: draft.timeZone,
        keptUntilIsoDateTimeUtc: new Date(draft.keptUntilIsoDateTimeUtc).toISOString(),
        state: 'open',
        movesMeetingId: draft.moves?.meetingId ?? null,
        reason: draft.moves?.reason ?? null,
        createdIsoDateTimeUtc: now,
        updatedIsoDateTimeUtc: now,
      })
      .returning();
    if (!offer) throw new Error('The offer was not stored.');
    const { companyId, talentId, threadId, jobPostId } = thread;
    const payload = { side: party.side, meetingOfferId: offer.meetingOfferId };
    await record(tx, {
      kind: 'meeting.offered',
      actorUid: uid,
      companyId,
      talentId,
      threadId,
      jobPostId,
      payload,
    });
    return offer;
  });
}

/** The other members who take part: those of the company. A talent comes alone. */
async function requireMembers(
  { db }: Pick<Deps, 'db'>,
  { party, uid }: Acting,
  wanted: readonly string[],
): Promise<string[]> {
  const others = [...new Set(wanted)].filter((one) => one !== uid);
  if (others.length === 0) return [];
  const members = party.side === 'company' ? await listMeetingMembers(db, party.id) : [];
  const known = new Set(members.map((member) => member.uid));
  if (!others.every((one) => known.has(one)))
    throw refusal('BUSINESS_RULE_VIOLATION', MEETING_REFUSALS.noMember);
  return others;
}

async function requireMovable(
  tx: Tx,
  party: ThreadParty,
  { meetingId, threadId }: { meetingId: string; threadId: string },
  nowMs: number,
): Promise<void> {
  const meeting = await readMeeting(tx, party, meetingId);
  if (meeting?.threadId !== threadId) throw refusal('NOT_FOUND', MEETING_REFUSALS.unknown);
  const refused = meetingChangeRefusal(
    {
      state: meeting.state,
      startMs: Date.parse(meeting.startsIsoDateTimeUtc),
      endMs: Date.parse(meeting.endsIsoDateTimeUtc),
    },
    nowMs,
  );
  if (refused) throw refusalOf(refused);
}

/** Withdraws an offer of the own side. Does nothing if it is open no longer. */
export async function withdrawOffer(
  { db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>,
  { party, uid }: Acting,
  meetingOfferId: string,
): Promise<void> {
  const offer = await readOffer(db, party, meetingOfferId);
  if (!offer) throw refusal('NOT_FOUND', MEETING_REFUSALS.unknownOffer);
  if (offer.side !== party.side) throw refusal('BUSINESS_RULE_VIOLATION', MEETING_REFUSALS.notOwn);
  await events.transaction(async (tx) => {
    const [withdrawn] = await tx
      .update(meetingOffers)
      .set({ state: 'withdrawn', updatedIsoDateTimeUtc: new Date(now()).toISOString() })
      .where(and(eq(meetingOffers.meetingOfferId, meetingOfferId), eq(meetingOffers.state, 'open')))
      .returning();
    if (!withdrawn) return;
    const [thread] = await tx
      .select({ companyId: threads.companyId, talentId: threads.talentId })
      .from(threads)
      .where(eq(threads.threadId, withdrawn.threadId));
    if (!thread) return;
    await record(tx, {
      kind: 'meeting.offerWithdrawn',
      actorUid: uid,
      threadId: withdrawn.threadId,
      ...thread,
    });
  });
}
