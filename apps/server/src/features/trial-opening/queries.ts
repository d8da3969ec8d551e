import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { trialOpenings } from '../../db/schema/trial-opening.ts';
import { isWaitingForFirstReview } from '../../db/visibility.ts';

/** Whether a company waits for its first review, and whose whole profiles it has opened meanwhile. */
export async function readTrial(
  db: Pick<Db, 'select'>,
  companyId: string,
): Promise<{ isWaiting: boolean; openedIds: string[] }> {
  const [company] = await db
    .select({ isWaiting: isWaitingForFirstReview })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  const opened = await db
    .select({ talentId: trialOpenings.talentId })
    .from(trialOpenings)
    .where(eq(trialOpenings.companyId, companyId));
  return { isWaiting: company?.isWaiting === true, openedIds: opened.map(({ talentId }) => talentId) };
}
