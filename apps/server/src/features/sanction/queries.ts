import { desc, eq } from 'drizzle-orm';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { reportCases } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { readToken } from '../../mail/signed-token.ts';

const rows = (db: Pick<Db, 'select'>) =>
  db
    .select({ sanction: sanctions, subject: reportCases.subject })
    .from(sanctions)
    .innerJoin(reportCases, eq(reportCases.caseId, sanctions.caseId));

export type SanctionRow = Awaited<ReturnType<typeof rows>>[number];

/** The decisions about an account, newest first. */
export const listSanctions = (db: Pick<Db, 'select'>, uid: string): Promise<SanctionRow[]> =>
  rows(db).where(eq(sanctions.uid, uid)).orderBy(desc(sanctions.createdIsoDateTimeUtc)).limit(100);

export async function readSanction(
  db: Pick<Db, 'select'>,
  sanctionId: string,
): Promise<SanctionRow | undefined> {
  const [row] = await rows(db).where(eq(sanctions.sanctionId, sanctionId));
  return row;
}

/** The decision of a mailed link. Its signature names one decision for ever: who has the mail may read it. Throws NOT_FOUND. */
export async function readLinkedSanction(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<SanctionRow> {
  const sanctionId = readToken('appeal', token, secrets.appeal);
  const found = sanctionId === undefined ? undefined : await readSanction(db, sanctionId);
  if (!found) throw refusal('NOT_FOUND', SANCTION_SENTENCES.linkInvalid);
  return found;
}
