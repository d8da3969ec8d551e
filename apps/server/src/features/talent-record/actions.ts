import { tagRefusal } from '@talaash/domain/talent-record/rule';
import type { ContactOwner } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { contactOwners, talentTags } from '../../db/schema/talent-record.ts';
import { lockCompany } from '../company/queries.ts';
import { listMembers } from '../company-member/queries.ts';
import { recordChange } from './note-actions.ts';
import { listCompanyTags, lockRecorded, ofPair, readContactOwner, readTags, uidsWith } from './queries.ts';

type Writing = Pick<Deps, 'events' | 'now'>;
type Acting = { companyId: string; uid: string };

/** Gives a talent a tag, or takes it away. @returns the tags of the talent */
export const setTag = (
  { events }: Writing,
  { companyId, uid }: Acting,
  { talentId, tag, isOn }: { talentId: string; tag: string; isOn: boolean },
): Promise<string[]> =>
  events.transaction(async (tx) => {
    const pair = { companyId, talentId };
    await lockCompany(tx, companyId);
    await lockRecorded(tx, pair);
    const tags = await readTags(tx, pair);
    if (tags.includes(tag) === isOn) return tags;
    if (isOn) {
      const ofCompany = (await listCompanyTags(tx, companyId)).map((one) => one.tag);
      const refused = tagRefusal({ ofTalent: tags, ofCompany }, tag);
      if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
      await tx.insert(talentTags).values({ ...pair, tag });
    } else await tx.delete(talentTags).where(and(ofPair(talentTags, pair), eq(talentTags.tag, tag)));
    await recordChange(tx, uid, pair);
    return readTags(tx, pair);
  });

/** Gives the contact with a talent to a member who may invite and write, or to nobody. */
export const setContactOwner = (
  { events, now }: Writing,
  { companyId, uid: actorUid }: Acting,
  { talentId, uid }: { talentId: string; uid: string | null },
): Promise<ContactOwner | null> =>
  events.transaction(async (tx) => {
    const pair = { companyId, talentId };
    await lockCompany(tx, companyId);
    await lockRecorded(tx, pair);
    const members = await listMembers(tx, companyId);
    if (uid !== null && !uidsWith(members, 'recruit').includes(uid))
      throw refusal('BUSINESS_RULE_VIOLATION', TALENT_RECORD_REFUSALS.notARecruiter);
    const given = { uid, givenIsoDateTimeUtc: new Date(now()).toISOString() };
    await tx
      .insert(contactOwners)
      .values({ ...pair, ...given })
      .onConflictDoUpdate({ target: [contactOwners.companyId, contactOwners.talentId], set: given });
    await recordChange(tx, actorUid, pair);
    return readContactOwner(tx, pair, now(), members);
  });
