import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyTimestamps, memberTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';

const visitedNow = () => {
  const now = sql`now()`;
  return { messagesPageLastVisitedIsoDateTimeUtc: now, updatedIsoDateTimeUtc: now };
};

/** Records that a member of a company has its messages page open now. */
export async function visitAsCompany(db: Db, companyId: string, uid: string): Promise<string> {
  const visited = { messagesPageLastVisitedIsoDateTimeUtc: sql`now()` };
  await db
    .insert(memberTimestamps)
    .values({ companyId, uid, ...visited })
    .onConflictDoUpdate({ target: [memberTimestamps.companyId, memberTimestamps.uid], set: visited });
  const [row] = await db
    .insert(companyTimestamps)
    .values({ companyId, ...visitedNow() })
    .onConflictDoUpdate({ target: companyTimestamps.companyId, set: visitedNow() })
    .returning({ at: companyTimestamps.messagesPageLastVisitedIsoDateTimeUtc });
  return visitedAt(row);
}

/** Records that a talent has its messages page open now. */
export async function visitAsTalent(db: Db, talentId: string): Promise<string> {
  const [row] = await db
    .insert(talentTimestamps)
    .values({ talentId, ...visitedNow() })
    .onConflictDoUpdate({ target: talentTimestamps.talentId, set: visitedNow() })
    .returning({ at: talentTimestamps.messagesPageLastVisitedIsoDateTimeUtc });
  return visitedAt(row);
}

function visitedAt(row: { at: string | null } | undefined): string {
  if (!row?.at) throw new Error('A visit was not written.');
  return row.at;
}
