import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { Db } from '../../db/client.ts';
import { listMeetingMembers, type MeetingOfferRow, readTalentUid } from './queries.ts';

type Meeters = {
  /** Of the company; the first one is the organizer. */
  memberUids: string[];
  talentUid: string;
};

/**
 * Who meets if a slot is taken: of the company, those who were offered and are still its members, else its owner; if the talent
 * offered, the member who takes. Undefined if a side is gone.
 */
export async function meetersOf(
  db: Pick<Db, 'select'>,
  offer: Pick<MeetingOfferRow, 'side' | 'offeredByUid' | 'memberUids'>,
  ids: { companyId: string; talentId: string },
  taker: { party: ThreadParty; uid: string },
): Promise<Meeters | undefined> {
  const talentUid = await readTalentUid(db, ids.talentId);
  const members = (await listMeetingMembers(db, ids.companyId)).map(({ uid }) => uid);
  const [owner] = members;
  if (talentUid === undefined || owner === undefined) return undefined;
  if (taker.party.side === 'company') return { memberUids: [taker.uid], talentUid };
  const offered = [offer.offeredByUid, ...offer.memberUids].filter((uid) => members.includes(uid));
  return { memberUids: offered.length > 0 ? offered : [owner], talentUid };
}
