import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { TalentCard } from '@talaash/contract/talent-profile';
import { normalisedName, searchKeywords } from '@talaash/domain/base/search-keyword';
import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '@talaash/domain/company-relation/limit';
import { listingRefusal } from '@talaash/domain/company-relation/rule';
import type { EventKind } from '@talaash/domain/event/choice';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { and, arrayContains, count, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import type { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isShieldedFrom, isShownAnonymously, isVisibleTo, unlessHidden } from '../../db/visibility.ts';
import { keptTalent, toRedactedTalentCard, toTalentCard } from '../talent-profile/present.ts';
import { companyRelations, readListedTalentProfiles } from '../talent-profile/queries.ts';

/** The entries of a company's shortlist or hidden profiles. */
type EntryTable = typeof shortlistedProfiles | typeof hiddenProfiles;

/** A company, and the account that acts for it. */
export type ActingCompany = { companyId: string; uid: string };

/** A company and a talent. */
export type Pair = { companyId: string; talentId: string };

export const ofPair = (table: EntryTable, { companyId, talentId }: Pair): SQL | undefined =>
  and(eq(table.companyId, companyId), eq(table.talentId, talentId));

export type EntriesQuestion = {
  companyId: string;
  nameStartsWith?: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The company's entries, the newest first. @param more conditions of this list alone */
export function pageEntries<Table extends EntryTable>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  table: Table,
  { companyId, nameStartsWith, limit, cursor }: EntriesQuestion,
  more: SQL[] = [],
): Promise<Page<Table['$inferSelect']>> {
  const name = normalisedName(nameStartsWith ?? '');
  const where = [
    sql`(${eq(table.companyId, companyId)} and not ${isShieldedFrom(companyId, table.talentId)})`,
    ...(name === '' ? [] : [arrayContains(table.searchKeywords, [name])]),
    ...more,
  ];
  return readPage({ db, log, table, where, at: 'createdIsoDateTimeUtc', id: 'talentId', limit, cursor });
}

/** Throws NOT_FOUND for a talent whose privacy shield hides them from the company, also if it has an entry of them. */
export async function requireNotShielded(tx: Tx, { companyId, talentId }: Pair): Promise<void> {
  const [shielded] = await tx
    .select({ talentId: talents.talentId })
    .from(talents)
    .where(and(eq(talents.talentId, talentId), isShieldedFrom(companyId)));
  if (shielded) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
}

/** Each entry with the profile, which is null while the company may not see it, and the relation to its talent. */
export async function withProfiles<Row extends { talentId: string }>(
  db: Pick<Db, 'select' | 'execute'>,
  companyId: string,
  rows: readonly Row[],
): Promise<{ row: Row; talentProfile: TalentCard | null; relation: CompanyRelation }[]> {
  const talentIds = rows.map(({ talentId }) => talentId);
  const [found, relations] = await Promise.all([
    readListedTalentProfiles(db, talentIds, companyId),
    companyRelations(db, companyId, talentIds),
  ]);
  const cards = new Map<string, TalentCard>(
    found.map(({ profile, isVisible }) => [
      profile.talentId,
      (isVisible ? toTalentCard : toRedactedTalentCard)(profile),
    ]),
  );
  return rows.map((row) => {
    const relation = relations[row.talentId];
    if (!relation) throw new Error('The relation to a listed talent was not read.');
    return { row, talentProfile: cards.get(row.talentId) ?? null, relation };
  });
}

/** One of a company's lists of talents, the event of an addition, and the sentences of its limits. */
type List = {
  table: EntryTable;
  event: EventKind;
  words: { full: string; tooMany: string };
};

/** Locks the lists of a company until the transaction ends, so that their limits are exact on any number of nodes. */
export async function lockLists(tx: Tx, companyId: string): Promise<void> {
  // Not a full lock of the row: that would also stop invitations and files of the company.
  await tx
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
}

/** Throws TOO_MANY_REQUESTS when the company has added to the list as often in the last hour as it may. */
export async function requireAdditionAllowed(tx: Tx, list: List, companyId: string): Promise<void> {
  const passedSeconds = sql<number>`extract(epoch from clock_timestamp() - ${events.createdIsoDateTimeUtc})::float8`;
  const [oldest] = await tx
    .select({ passedSeconds })
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.kind, list.event)))
    .orderBy(desc(events.id))
    .offset(LIST_ADDITIONS_PER_HOUR_MAX - 1)
    .limit(1);
  if (!oldest || oldest.passedSeconds >= HOUR_IN_SECONDS) return;
  const retryAfterSeconds = Math.ceil(HOUR_IN_SECONDS - oldest.passedSeconds);
  throw refusal('TOO_MANY_REQUESTS', list.words.tooMany, { retryAfterSeconds });
}

const HOUR_IN_SECONDS = 60 * 60;

/**
 * The columns of a new entry, with what it keeps of the talent. Throws when the company may not list anybody, when the list is
 * full, and when the company may not see the talent.
 */
export async function readNewEntry(tx: Tx, list: List, { companyId, talentId }: Pair) {
  const [company] = await tx
    .select({
      ai: unlessHidden(companies, companies.aiReviewResponse),
      human: unlessHidden(companies, companies.humanReviewResponse),
    })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  const refused = listingRefusal({
    aiReviewResponse: company?.ai ?? undefined,
    humanReviewResponse: company?.human ?? undefined,
  });
  if (refused) throw refusal('BUSINESS_RULE_VIOLATION', refused);
  const [listed] = await tx
    .select({ entries: count() })
    .from(list.table)
    .where(and(eq(list.table.companyId, companyId), not(isShieldedFrom(companyId, list.table.talentId))));
  if (listed && listed.entries >= LIST_ENTRIES_MAX) throw refusal('BUSINESS_RULE_VIOLATION', list.words.full);
  const isAnonymous = isShownAnonymously(companyId);
  const [found] = await tx
    .select({ name: talentProfiles.name, jobTitle: talentProfiles.jobTitle, isAnonymous })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(eq(talentProfiles.talentId, talentId), or(isVisibleTo(companyId), isAnonymous)));
  if (!found) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
  const kept = keptTalent(found, found.isAnonymous);
  return { companyId, talentId, ...kept, searchKeywords: searchKeywords(kept.talentName) };
}
