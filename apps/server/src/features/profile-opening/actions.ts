import { indianDate } from '@talaash/domain/base/week';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { companies } from '../../db/schema/company.ts';
import { insertOpening } from './queries.ts';

/**
 * Records that a member of a company opened a profile today. It runs after the answer, and is lost if the node dies first. It writes
 * nothing on their second opening of the day, nor for a profile that the company may not see.
 */
export function countOpening(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  opening: { companyId: string; talentId: string; uid: string },
): void {
  insertOpening(db, { ...opening, day: indianDate(now()) }).catch((error: unknown) => {
    log.warn({ err: error }, 'An opening of a profile was not counted.');
  });
}

/** Sets whether talents see the company's name from now on. Openings that were counted keep what they said. */
export async function setNaming(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  isNamed: boolean,
): Promise<void> {
  await db.update(companies).set({ browsesUnnamed: !isNamed }).where(eq(companies.companyId, companyId));
}
