import type { PrivacyShield } from '@talaash/contract/privacy-shield';
import { type Employer, employersOf } from '@talaash/domain/privacy-shield/employer';
import { SHIELD_KNOWN_COMPANIES_MAX } from '@talaash/domain/privacy-shield/limit';
import { AGENCY_KEY, kindOfKey, shieldKey, valueOfKey } from '@talaash/domain/privacy-shield/rule';
import type { ShieldEffect, ShieldEntryDraft } from '@talaash/domain/privacy-shield/schema';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { companyShieldKeys, privacyShields } from '../../db/schema/privacy-shield.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { isApproved, isInSearchFor, isVisibleTo } from '../../db/visibility.ts';

type Reading = Pick<Db, 'select' | 'execute'>;

/** The keys of a talent's shield, the newest first. */
export async function readShieldKeys(db: Pick<Db, 'select'>, talentId: string): Promise<string[]> {
  const rows = await db
    .select({ key: privacyShields.key })
    .from(privacyShields)
    .where(eq(privacyShields.talentId, talentId));
  return rows.map(({ key }) => key);
}

/** Everything that the page of the shield shows. */
export async function readPrivacyShield(db: Reading, talentId: string): Promise<PrivacyShield> {
  const [entries, [talent], knownCompanies] = await Promise.all([
    db
      .select({
        key: privacyShields.key,
        label: privacyShields.label,
        companiesCount: sql<number>`(${countOfKey(sql`${privacyShields}.key`)})`,
      })
      .from(privacyShields)
      .where(eq(privacyShields.talentId, talentId))
      .orderBy(desc(privacyShields.createdIsoDateTimeUtc), desc(privacyShields.key)),
    db
      .select({
        isAnonymousUntilAccepted: talents.isAnonymousUntilAccepted,
        workExperiences: talentProfiles.workExperiences,
      })
      .from(talents)
      .leftJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
      .where(eq(talents.talentId, talentId)),
    readKnownCompanies(db, talentId),
  ]);
  const employers = employersOf(talent?.workExperiences ?? []);
  const effectOf = await readEffects(db, [AGENCY_KEY, ...employers.map(({ key }) => key)], knownCompanies);
  return {
    entries: entries.map(({ key, ...entry }) => ({ kind: kindOfKey(key), value: valueOfKey(key), ...entry })),
    isAnonymousUntilAccepted: talent?.isAnonymousUntilAccepted ?? false,
    employers: (await withDomains(db, employers)).map(({ key, ...employer }) => ({
      ...employer,
      effect: effectOf(key),
    })),
    agencies: effectOf(AGENCY_KEY),
    knownCompanies,
  };
}

/** The approved companies that have a key. Of others, a talent learns nothing. */
const countOfKey = (key: SQL): SQL => sql`select count(*)::int from ${companyShieldKeys} k
  join ${companies} on ${companies.companyId} = k.company_id where k.key = ${key} and ${isApproved(companies)}`;

/** What hiding by each of these keys would change for a talent who knows these companies. */
async function readEffects(
  db: Reading,
  keys: readonly string[],
  known: PrivacyShield['knownCompanies'],
): Promise<(key: string) => ShieldEffect> {
  const { rows } = await db.execute<{ key: string; count: number; known: string[] }>(sql`
    select asked.key, (${countOfKey(sql`asked.key`)}) as count, array(select k.company_id from ${companyShieldKeys} k
        where k.key = asked.key and k.company_id = any(${sql.param(known.map(({ companyId }) => companyId))}::text[])) as known
    from unnest(${sql.param([...keys])}::text[]) as asked (key)`);
  const found = new Map(rows.map((row) => [row.key, row]));
  return (key) => {
    const row = found.get(key);
    const matching = known.filter(({ companyId }) => row?.known.includes(companyId));
    return {
      // One that lost its approval since is still known.
      companiesCount: Math.max(row?.count ?? 0, matching.length),
      knownNames: matching.map(({ name }) => name),
      conversationNames: matching
        .filter(({ hasOpenConversation }) => hasOpenConversation)
        .map(({ name }) => name),
    };
  };
}

/** What an entry would change; nothing for one that hides from nobody. */
export async function readShieldEffect(
  db: Reading,
  talentId: string,
  { kind, value }: ShieldEntryDraft,
): Promise<ShieldEffect> {
  const key = shieldKey(kind, value) ?? '';
  const known = await readKnownCompanies(db, talentId);
  // A single company is named by its id, which must not tell of companies that the talent does not know.
  if (kind === 'company' && !known.some(({ companyId }) => companyId === value))
    return { companiesCount: 0, knownNames: [], conversationNames: [] };
  return (await readEffects(db, [key], known))(key);
}

/** With the mail domains of the approved companies that have the name of an employer. */
export async function withDomains(
  db: Reading,
  employers: readonly Employer[],
): Promise<(Employer & { domains: string[] })[]> {
  if (employers.length === 0) return [];
  const keys = employers.map(({ key }) => key);
  const { rows } = await db.execute<{ key: string; domains: string[] | null }>(sql`
    select own.key, array_agg(distinct substr(of.key, 8)) filter (where of.key like 'domain:%') as domains
    from ${companyShieldKeys} own join ${companyShieldKeys} of on of.company_id = own.company_id
    join ${companies} on ${companies.companyId} = own.company_id
    where own.key = any(${sql.param(keys)}::text[]) and ${isApproved(companies)} group by own.key`);
  const found = new Map(rows.map((row) => [row.key, row.domains ?? []]));
  return employers.map((employer) => ({ ...employer, domains: topDomains(found.get(employer.key) ?? []) }));
}

/** Without those below another one. */
const topDomains = (domains: readonly string[]): string[] =>
  domains.filter((domain) => !domains.some((other) => domain.endsWith(`.${other}`)));

/** The companies that have opened the profile by name or have a conversation with the talent, and what each sees now. */
async function readKnownCompanies(
  db: Reading,
  talentId: string,
  companyId?: string,
): Promise<PrivacyShield['knownCompanies']> {
  const known = sql`known.company_id`;
  const { rows } = await db.execute<{
    companyId: string;
    name: string;
    isVisible: boolean;
    isInSearch: boolean;
    hasOpenConversation: boolean;
  }>(sql`
    select known.company_id as "companyId", p.name, ${isVisibleTo(known)} as "isVisible", ${isInSearchFor(known)} as "isInSearch",
      exists (select from threads t where t.company_id = known.company_id and t.talent_id = ${talentId} and t.ended_at is null)
        as "hasOpenConversation"
    from (
      select company_id from threads where talent_id = ${talentId}
      union select company_id from profile_openings where talent_id = ${talentId} and is_named
      union select company_id from profile_copies where talent_id = ${talentId}
    ) known
    join company_profiles p on p.company_id = known.company_id
    join ${talents} on ${talents.talentId} = ${talentId}
    join ${talentProfiles} on ${talentProfiles.talentId} = ${talentId}
    where ${companyId === undefined ? sql`true` : sql`known.company_id = ${companyId}`}
    order by p.name, known.company_id limit ${SHIELD_KNOWN_COMPANIES_MAX}`);
  return rows.map(({ isVisible, isInSearch, ...company }) => ({
    ...company,
    sees: isVisible ? 'whole' : isInSearch ? 'guest' : 'nothing',
  }));
}

/** The name of a company that the talent knows; undefined for any other. */
export async function readKnownCompanyName(
  db: Reading,
  talentId: string,
  companyId: string,
): Promise<string | undefined> {
  const [known] = await readKnownCompanies(db, talentId, companyId);
  return known?.name;
}
