import type { Block } from '@talaash/contract/block';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, desc, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { blocks } from '../../db/schema/block.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isVisibleTo } from '../../db/visibility.ts';

/** The two that a block keeps apart, and the side that blocks. */
export const pairOf = ({ side, id }: ThreadParty, otherId: string) => ({
  companyId: side === 'company' ? id : otherId,
  talentId: side === 'talent' ? id : otherId,
  by: side,
});

export const isOf = ({ companyId, talentId, by }: ReturnType<typeof pairOf>) =>
  and(eq(blocks.companyId, companyId), eq(blocks.talentId, talentId), eq(blocks.by, by));

/** Whom the party has blocked, the latest first. */
export async function listBlocks(db: Pick<Db, 'select'>, { side, id }: ThreadParty): Promise<Block[]> {
  const [own, other] =
    side === 'company' ? [blocks.companyId, blocks.talentId] : [blocks.talentId, blocks.companyId];
  return db
    .select({ id: other, name: blocks.name, createdIsoDateTimeUtc: blocks.createdIsoDateTimeUtc })
    .from(blocks)
    .where(and(eq(own, id), eq(blocks.by, side)))
    .orderBy(desc(blocks.createdIsoDateTimeUtc));
}

/**
 * The name of somebody whom the party can block: a company that has invited the talent, a talent whom the company sees or has on a
 * list or in a thread. Undefined for all others.
 */
export async function readBlockable(
  db: Pick<Db, 'select'>,
  { side, id }: ThreadParty,
  otherId: string,
): Promise<string | undefined> {
  if (side === 'talent') {
    const [company] = await db
      .select({ name: companyProfiles.name })
      .from(threads)
      .innerJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
      .where(and(eq(threads.talentId, id), eq(threads.companyId, otherId)));
    return company?.name;
  }
  const listed = [shortlistedProfiles, hiddenProfiles].map((list) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(list)
        .where(and(eq(list.companyId, id), eq(list.talentId, talents.talentId))),
    ),
  );
  const [talent] = await db
    .select({
      name: sql<string>`case when ${isVisibleTo(id)} then ${talentProfiles.name} else ${threads.talentName} end`,
    })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .leftJoin(threads, and(eq(threads.talentId, talents.talentId), eq(threads.companyId, id)))
    .where(
      and(
        eq(talents.talentId, otherId),
        or(isVisibleTo(id), sql`${threads.threadId} is not null`, ...listed),
      ),
    );
  return talent && (talent.name ?? 'A talent');
}
