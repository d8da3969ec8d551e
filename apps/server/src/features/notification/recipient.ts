import type { CompanyRole } from '@talaash/domain/company-member/choice';
import { isNotifiedOf } from '@talaash/domain/notification/audience';
import { type ContactFacts, ownedContact } from '@talaash/domain/talent-record/rule';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { Tx } from '../../db/client.ts';
import { contactFacts } from '../../db/contact-owner.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { News } from './news.ts';

/** Who of those that are told something has an account: talents, and of companies the members with their roles. */
export type There = {
  talents: ReadonlySet<string>;
  companies: ReadonlyMap<string, readonly { uid: string; role: CompanyRole }[]>;
};

/** Locks the recipients until the commit, because deleting the account deletes its entries. */
export async function readThere(tx: Tx, news: readonly News[]): Promise<There> {
  const idsOf = (wanted: ThreadParty['side']) =>
    news.flatMap(({ to: { side, id } }) => (side === wanted ? [id] : []));
  return {
    talents: await readTalents(tx, idsOf('talent')),
    companies: await readMembers(tx, idsOf('company')),
  };
}

/** Whom news is for: null for a talent, who is one person; the members of a company with a role that is notified of it. */
export function uidsFor(there: There, { to, event, only }: News): readonly (string | null)[] {
  if (to.side === 'talent') return there.talents.has(to.id) ? [null] : [];
  return (there.companies.get(to.id) ?? [])
    .filter(({ uid, role }) => isNotifiedOf(role, event) && (!only || only.includes(uid)))
    .map(({ uid }) => uid);
}

/** What decides who owns the contact, of the threads in which talents have written. */
export async function readContacts(
  tx: Tx,
  happened: readonly StoredEvent[],
): Promise<ReadonlyMap<string, ContactFacts>> {
  const threadIds = happened.flatMap(({ kind, threadId, payload }) =>
    kind === 'message.sent' && payload['sender'] !== 'Company' && threadId !== null ? [threadId] : [],
  );
  if (threadIds.length === 0) return new Map();
  const rows = await tx
    .select({ threadId: threads.threadId, contact: contactFacts })
    .from(threads)
    .where(isAnyOf(threads.threadId, threadIds));
  return new Map(rows.map(({ threadId, contact }) => [threadId, contact]));
}

/** A talent's message is news for the member who owns the contact alone, and for all while nobody does. */
export function toOwner(
  news: News,
  { createdIsoDateTimeUtc }: StoredEvent,
  contacts: ReadonlyMap<string, ContactFacts>,
  there: There,
): News {
  if (news.event !== 'message_received' || news.to.side !== 'company') return news;
  const contact = contacts.get(news.threadId ?? '');
  const uids = uidsFor(there, news).filter((uid) => uid !== null);
  const owned = contact && ownedContact(contact, uids, Date.parse(createdIsoDateTimeUtc));
  return owned ? { ...news, only: [owned.uid] } : news;
}

async function readTalents(tx: Tx, talentIds: readonly string[]): Promise<Set<string>> {
  if (talentIds.length === 0) return new Set();
  const found = await tx
    .select({ id: talents.talentId })
    .from(talents)
    .where(isAnyOf(talents.talentId, talentIds))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

async function readMembers(tx: Tx, companyIds: readonly string[]): Promise<There['companies']> {
  const members = new Map<string, { uid: string; role: CompanyRole }[]>();
  if (companyIds.length === 0) return members;
  const owners = await tx
    .select({ id: companies.companyId, uid: companies.createdByUid })
    .from(companies)
    .where(isAnyOf(companies.companyId, companyIds))
    .for('key share');
  for (const { id, uid } of owners) members.set(id, [{ uid, role: 'owner' }]);
  const others = await tx
    .select({ id: companyMembers.companyId, uid: companyMembers.uid, role: companyMembers.role })
    .from(companyMembers)
    .where(isAnyOf(companyMembers.companyId, companyIds))
    .for('key share');
  for (const { id, uid, role } of others) members.get(id)?.push({ uid, role });
  return members;
}
