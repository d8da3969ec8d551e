import { AGENCY_KEY, companyKeys, domainKeys } from '@talaash/domain/privacy-shield/rule';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { users } from './schema/account.ts';
import { companyProfiles } from './schema/company-profile.ts';
import { companies } from './schema/company.ts';
import { companyMembers } from './schema/company-member.ts';
import { companyDomains } from './schema/company-verification.ts';
import { companyShieldKeys } from './schema/privacy-shield.ts';

/**
 * Stores what privacy shields can match of a company. Call it in every transaction that changes its name, its mail address, its
 * proven domains, its members or whether it is an agency. Former names and domains stay; `dropEndedKeys` drops those of a lost proof
 * and of a member who has left.
 */
export async function storeCompanyKeys(tx: Tx, companyId: string): Promise<void> {
  const [company] = await facts(tx).where(eq(companies.companyId, companyId));
  if (company) await storeKeys(tx, [company]);
}

/**
 * Drops the keys that only a lost proof or a former member gave, because the domain may be somebody else's now. A domain that the
 * company removed itself keeps its keys: one press must not end a shield.
 */
export async function dropEndedKeys(tx: Tx, companyId: string, domain: string): Promise<void> {
  const [company] = await facts(tx).where(eq(companies.companyId, companyId));
  if (!company) return;
  const kept = new Set(domainKeys(endingDomains(company)));
  const dropped = domainKeys([domain]).filter((key) => !kept.has(key));
  if (dropped.length === 0) return;
  await tx
    .delete(companyShieldKeys)
    .where(
      and(
        eq(companyShieldKeys.companyId, companyId),
        eq(companyShieldKeys.isOfProof, true),
        inArray(companyShieldKeys.key, dropped),
      ),
    );
}

/** `storeCompanyKeys` for the company of an account and those of which it is a member; nothing if it has none. */
export async function storeKeysOfAccount(tx: Tx, uid: string): Promise<void> {
  // A union of two looks into indexes: `or` would read all companies.
  const own = sql`(select c.company_id from ${companies} c where c.created_by_uid = ${uid}
    union all select m.company_id from ${companyMembers} m where m.uid = ${uid})`;
  const found = await facts(tx).where(sql`${companies.companyId} in ${own}`);
  if (found.length > 0) await storeKeys(tx, found);
}

const BATCH = 1000;

/**
 * Stores the keys of all companies that lack some: those from before shields, and those that an older node has changed during an
 * upgrade. Until then, such a company finds nobody who has a shield.
 */
export async function storeAllCompanyKeys(db: Db): Promise<void> {
  let after = '';
  for (;;) {
    const batch = await facts(db)
      .where(gt(companies.companyId, after))
      .orderBy(asc(companies.companyId))
      .limit(BATCH);
    const last = batch.at(-1);
    if (last === undefined) return;
    after = last.companyId;
    const stale = batch.filter((company) => {
      const keys = rowsOf(company).map(({ key }) => key);
      return (
        keys.some((key) => !company.keys.includes(key)) ||
        company.keys.includes(AGENCY_KEY) !== keys.includes(AGENCY_KEY)
      );
    });
    if (stale.length > 0) await storeKeys(db, stale);
  }
}

type Facts = {
  companyId: string;
  email: string;
  name: string | null;
  isAgency: boolean | null;
  /** Those with the mark now. */
  provenDomains: string[];
  /** The addresses of the other members. */
  memberEmails: string[];
};

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** The domains whose keys end with what gave them. */
const endingDomains = ({ provenDomains, memberEmails }: Facts) => [
  ...provenDomains,
  ...memberEmails.map(domainOf),
];

const facts = (db: Pick<Db, 'select'>) =>
  db
    .select({
      companyId: companies.companyId,
      email: users.email,
      name: companyProfiles.name,
      isAgency: companyProfiles.isRecruitmentAgency,
      provenDomains: sql<string[]>`array(select d.domain from ${companyDomains} d
        where d.company_id = ${companies.companyId} and d.proven_at is not null)`,
      memberEmails: sql<
        string[]
      >`array(select u.email from ${companyMembers} m join ${users} u on u.id = m.uid
        where m.company_id = ${companies.companyId})`,
      keys: sql<
        string[]
      >`array(select k.key from ${companyShieldKeys} k where k.company_id = ${companies.companyId})`,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.companyId))
    .$dynamic();

/** The keys of a company as rows. What its name, address and kind give lasts, whatever a proof gives too. */
function rowsOf(company: Facts) {
  const { companyId, email, name, isAgency } = company;
  const lasting = companyKeys({
    companyId,
    name: name ?? undefined,
    domains: [domainOf(email)],
    isAgency: isAgency === true,
  });
  const ending = [...new Set(domainKeys(endingDomains(company)))].filter((key) => !lasting.includes(key));
  return [
    ...lasting.map((key) => ({ companyId, key, isOfProof: false })),
    ...ending.map((key) => ({ companyId, key, isOfProof: true })),
  ];
}

async function storeKeys(db: Pick<Db, 'insert' | 'delete'>, found: readonly Facts[]): Promise<void> {
  await db
    .insert(companyShieldKeys)
    .values(found.flatMap(rowsOf))
    .onConflictDoUpdate({
      target: [companyShieldKeys.companyId, companyShieldKeys.key],
      set: { isOfProof: false },
      setWhere: sql`${companyShieldKeys.isOfProof} and not excluded.is_of_proof`,
    });
  const others = found.filter(({ isAgency }) => isAgency !== true).map(({ companyId }) => companyId);
  if (others.length > 0)
    await db
      .delete(companyShieldKeys)
      .where(and(eq(companyShieldKeys.key, AGENCY_KEY), inArray(companyShieldKeys.companyId, others)));
}
