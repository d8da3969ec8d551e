import { indianDate } from '@talaash/domain/base/week';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { TRIAL_OPENINGS_MAX } from '@talaash/domain/trial-opening/limit';
import { TRIAL_OPENING_WORDS } from '@talaash/domain/trial-opening/words';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { trialOpenings } from '../../db/schema/trial-opening.ts';
import { isAnonymousTo, isInSearchFor } from '../../db/visibility.ts';
import { insertOpening } from '../profile-opening/queries.ts';
import { lockLists } from '../company-relation/queries.ts';
import { readTrial } from './queries.ts';

/**
 * Lets a company that waits for its first review see one whole profile. Opening it again costs nothing. The company is locked until
 * the commit, so the limit is exact on all nodes. Throws NOT_FOUND for somebody whom the company could not see once it is approved.
 *
 * @returns how many are left
 */
export function openTrial(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  opening: { companyId: string; talentId: string; uid: string },
): Promise<number> {
  const { companyId, talentId } = opening;
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    const { isWaiting, openedIds } = await readTrial(tx, companyId);
    if (!isWaiting) throw refusal('BUSINESS_RULE_VIOLATION', TRIAL_OPENING_WORDS.notWaiting);
    const left = TRIAL_OPENINGS_MAX - openedIds.length;
    if (openedIds.includes(talentId)) return left;
    if (left <= 0) throw refusal('BUSINESS_RULE_VIOLATION', TRIAL_OPENING_WORDS.used);
    const [found] = await tx
      .select({ one: sql`1` })
      .from(talents)
      .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
      .where(
        and(eq(talents.talentId, talentId), isInSearchFor(companyId), sql`not ${isAnonymousTo(companyId)}`),
      );
    if (!found) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
    await tx.insert(trialOpenings).values({ companyId, talentId });
    await insertOpening(tx, { ...opening, day: indianDate(now()) });
    return left - 1;
  });
}
