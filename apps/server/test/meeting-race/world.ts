import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { Deps } from '../../src/call/deps.ts';
import { newRecordId } from '../../src/base/record-id.ts';
import { users } from '../../src/db/schema/account.ts';
import { companies } from '../../src/db/schema/company.ts';
import { companyMembers } from '../../src/db/schema/company-member.ts';
import { talents } from '../../src/db/schema/talent.ts';
import { threads } from '../../src/db/schema/thread.ts';
import { threadRow } from '../thread.ts';
import { ZONES } from './clock-change.ts';

type Account = { uid: string; timeZone: string };
type Talent = Account & { talentId: string };
type Company = { companyId: string; members: readonly [Account, Account] };
export type Conversation = { threadId: string; company: Company; talent: Talent };

/** Each company of two members has an accepted conversation with each talent. */
export async function openConversations(
  { db }: Pick<Deps, 'db'>,
  { companyCount, talentCount }: { companyCount: number; talentCount: number },
): Promise<Conversation[]> {
  let at = 0;
  const account = async (): Promise<Account> => {
    const uid = newRecordId();
    await db
      .insert(users)
      .values({ id: uid, name: 'Asha Rao', email: `${uid}@people.test`, emailVerified: true });
    return { uid, timeZone: ZONES[at++ % ZONES.length] ?? 'UTC' };
  };
  const allCompanies: Company[] = [];
  for (let made = 0; made < companyCount; made += 1) {
    const companyId = newRecordId();
    const members = [await account(), await account()] as const;
    await db.insert(companies).values({ companyId, createdByUid: members[0].uid, hasPremiumAccess: true });
    await db.insert(companyMembers).values({ companyId, uid: members[1].uid, role: 'recruiter' });
    allCompanies.push({ companyId, members });
  }
  const allTalents: Talent[] = [];
  for (let made = 0; made < talentCount; made += 1) {
    const someone = { ...(await account()), talentId: newRecordId() };
    await db.insert(talents).values({ talentId: someone.talentId, createdByUid: someone.uid });
    allTalents.push(someone);
  }
  const conversations = allCompanies.flatMap((company) =>
    allTalents.map((talent) => {
      const row = threadRow({ companyId: company.companyId, talentId: talent.talentId });
      return { row: { ...row, jobPostInvitationStatus: 'Accepted' as const }, company, talent };
    }),
  );
  await db.insert(threads).values(conversations.map(({ row }) => row));
  return conversations.map(({ row, company, talent }) => ({ threadId: row.threadId, company, talent }));
}

/** Who acts for a side of a conversation. @param member which of the company */
export function actingOf({ company, talent }: Conversation, side: ThreadSide, member: 0 | 1) {
  if (side === 'talent')
    return { party: { side, id: talent.talentId }, uid: talent.uid, timeZone: talent.timeZone };
  const { uid, timeZone } = company.members[member];
  return { party: { side, id: company.companyId }, uid, timeZone };
}

/** Numbers from 0 to 1 that are the same in each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
