import type { CompanyVerification, VerifiedDomain } from '@talaash/domain/company-verification/schema';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { companyDomains, companyIdentifiers } from '../../db/schema/company-verification.ts';
import { threads } from '../../db/schema/thread.ts';

export type CompanyDomainRow = typeof companyDomains.$inferSelect;
export type OwnDomain = { companyId: string; domain: string };

export const isDomain = ({ companyId, domain }: OwnDomain) =>
  and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain));

export const listCompanyDomains = (db: Pick<Db, 'select'>, companyId: string): Promise<CompanyDomainRow[]> =>
  db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(asc(companyDomains.domain));

export async function readCompanyDomain(
  db: Pick<Db, 'select'>,
  own: OwnDomain,
): Promise<CompanyDomainRow | undefined> {
  const [row] = await db.select().from(companyDomains).where(isDomain(own));
  return row;
}

/** The domain, locked until the transaction ends, so that its proofs and checks wait for each other. */
export async function lockCompanyDomain(tx: Tx, own: OwnDomain): Promise<CompanyDomainRow | undefined> {
  const [row] = await tx.select().from(companyDomains).where(isDomain(own)).for('update');
  return row;
}

/** The names of the domains that a company has proven and that have the mark now. */
export async function listProvenDomains(db: Pick<Db, 'select'>, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(and(eq(companyDomains.companyId, companyId), isNotNull(companyDomains.provenAt)))
    .orderBy(asc(companyDomains.domain));
  return rows.map(({ domain }) => domain);
}

type Reader = { companyId: string | null; talentId: string | null; isAdmin: boolean };

/** The condition under which a reader may know what a company has proven: as for the company's profile. */
function mayKnow({ companyId, talentId, isAdmin }: Reader, of: PgColumn): SQL | undefined {
  if (isAdmin) return undefined;
  if (talentId === null) return eq(of, companyId ?? '');
  return sql`exists (select from ${threads} where ${threads.companyId} = ${of} and ${threads.talentId} = ${talentId})`;
}

/** What these companies have proven and stated, as far as the reader may know it, by company id. */
export async function readVerifications(
  db: Pick<Db, 'select'>,
  reader: Reader,
  companyIds: string[],
): Promise<Record<string, CompanyVerification>> {
  if (companyIds.length === 0) return {};
  const { companyId: ofDomain } = companyDomains;
  const { companyId: ofIdentifier } = companyIdentifiers;
  const [domains, identifiers] = await Promise.all([
    db
      .select()
      .from(companyDomains)
      .where(
        and(inArray(ofDomain, companyIds), isNotNull(companyDomains.provenAt), mayKnow(reader, ofDomain)),
      )
      .orderBy(asc(companyDomains.domain)),
    db
      .select()
      .from(companyIdentifiers)
      .where(and(inArray(ofIdentifier, companyIds), mayKnow(reader, ofIdentifier)))
      .orderBy(desc(companyIdentifiers.kind)),
  ]);
  const found = new Map<string, CompanyVerification>();
  const of = (companyId: string): CompanyVerification => {
    const verification = found.get(companyId) ?? { domains: [], identifiers: [] };
    found.set(companyId, verification);
    return verification;
  };
  for (const row of domains) {
    const verified = toVerifiedDomain(row);
    if (verified) of(row.companyId).domains.push(verified);
  }
  for (const { companyId, kind, value, statedAt, seenAt } of identifiers) {
    const seen = seenAt === null ? {} : { seenIsoDateTimeUtc: seenAt };
    of(companyId).identifiers.push({ kind, value, statedIsoDateTimeUtc: statedAt, ...seen });
  }
  return Object.fromEntries(found);
}

/** Undefined without the mark. */
export const toVerifiedDomain = ({
  domain,
  method,
  provenAt,
  confirmedAt,
}: CompanyDomainRow): VerifiedDomain | undefined =>
  method === null || provenAt === null || confirmedAt === null
    ? undefined
    : { domain, method, provenIsoDateTimeUtc: provenAt, confirmedIsoDateTimeUtc: confirmedAt };
