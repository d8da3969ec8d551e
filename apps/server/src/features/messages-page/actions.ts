import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';

const visit = () => {
  const now = sql`now()`;
  return { messagesPageLastVisitedIsoDateTimeUtc: now, updatedIsoDateTimeUtc: now };
};

/** Records that a company has its messages page open now. */
export async function visitAsCompany(db: Db, companyId: string): Promise<string> {
  const [row] = await db
    .insert(companyTimestamps)
    .values({ companyId, ...visit() })
    .onConflictDoUpdate({ target: companyTimestamps.companyId, set: visit() })
    .returning({ at: companyTimestamps.messagesPageLastVisitedIsoDateTimeUtc });
  return visitedAt(row);
}

/** Records that a talent has its messages page open now. */
export async function visitAsTalent(db: Db, talentId: string): Promise<string> {
  const [row] = await db
    .insert(talentTimestamps)
    .values({ talentId, ...visit() })
    .onConflictDoUpdate({ target: talentTimestamps.talentId, set: visit() })
    .returning({ at: talentTimestamps.messagesPageLastVisitedIsoDateTimeUtc });
  return visitedAt(row);
}

function visitedAt(row: { at: string | null } | undefined): string {
  if (!row?.at) throw new Error('A visit was not written.');
  return row.at;
}
