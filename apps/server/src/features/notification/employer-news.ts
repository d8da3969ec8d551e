import { employersOf, offeredEmployers } from '@talaash/domain/privacy-shield/employer';
import type { Tx } from '../../db/client.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { privacyShields, seenEmployers } from '../../db/schema/privacy-shield.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { News } from './news.ts';

/**
 * The employers that saved profiles have and that these talents were not asked about, as news of the last save of each. From now on
 * they count as seen.
 */
export async function newEmployers(
  tx: Tx,
  happened: readonly StoredEvent[],
): Promise<Map<StoredEvent, News[]>> {
  const saves = new Map<string, StoredEvent>();
  for (const event of happened)
    if (event.kind === 'talentProfile.saved' && event.talentId !== null) saves.set(event.talentId, event);
  const found = new Map<StoredEvent, News[]>();
  if (saves.size === 0) return found;
  const talentIds = [...saves.keys()];
  const [profiles, seen, shields] = [
    // Its deletion waits: it deletes what is written here.
    await tx
      .select({ talentId: talentProfiles.talentId, workExperiences: talentProfiles.workExperiences })
      .from(talentProfiles)
      .where(isAnyOf(talentProfiles.talentId, talentIds))
      .for('key share'),
    keysByTalent(await tx.select().from(seenEmployers).where(isAnyOf(seenEmployers.talentId, talentIds))),
    keysByTalent(
      await tx
        .select({ talentId: privacyShields.talentId, key: privacyShields.key })
        .from(privacyShields)
        .where(isAnyOf(privacyShields.talentId, talentIds)),
    ),
  ];
  const rows: (typeof seenEmployers.$inferInsert)[] = [];
  for (const { talentId, workExperiences } of profiles) {
    const event = saves.get(talentId);
    const employers = employersOf(workExperiences);
    if (!event || employers.length === 0) continue;
    rows.push(...employers.map(({ key }) => ({ talentId, key })));
    const offered = offeredEmployers(employers, seen.get(talentId), shields.get(talentId) ?? new Set());
    found.set(
      event,
      offered.map(({ name, key }) => ({
        to: { side: 'talent', id: talentId },
        event: 'employer_added',
        senderId: null,
        payload: { employer: { name, key } },
      })),
    );
  }
  if (rows.length > 0) await tx.insert(seenEmployers).values(rows).onConflictDoNothing();
  return found;
}

function keysByTalent(rows: readonly { talentId: string; key: string }[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { talentId, key } of rows) keys.set(talentId, (keys.get(talentId) ?? new Set()).add(key));
  return keys;
}
