import type { Block } from '@talaash/contract/block';
import { BLOCKS_MAX } from '@talaash/domain/block/limit';
import { BLOCK_SENTENCES } from '@talaash/domain/block/words';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { blocks } from '../../db/schema/block.ts';
import { record } from '../../events/record.ts';
import { isOf, listBlocks, pairOf, readBlockable } from './queries.ts';

type Blocking = { party: ThreadParty; otherId: string; actorUid: string };

/** Names only the side that blocks, so that the other side's windows learn nothing. */
const recordChange = (tx: Tx, { side, id }: ThreadParty, actorUid: string) =>
  record(tx, {
    kind: 'block.changed',
    actorUid,
    ...(side === 'company' ? { companyId: id } : { talentId: id }),
  });

/** Blocks a company or talent. Idempotent. Throws NOT_FOUND for one whom the caller does not know. */
export const putBlock = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { party, otherId, actorUid }: Blocking,
): Promise<Block> =>
  events.transaction(async (tx) => {
    const pair = pairOf(party, otherId);
    const [before] = await tx.select().from(blocks).where(isOf(pair));
    if (before) return { ...before, id: otherId };
    if ((await listBlocks(tx, party)).length >= BLOCKS_MAX)
      throw refusal('BUSINESS_RULE_VIOLATION', BLOCK_SENTENCES.full);
    const name = await readBlockable(tx, party, otherId);
    if (name === undefined) throw refusal('NOT_FOUND');
    const createdIsoDateTimeUtc = new Date(now()).toISOString();
    await tx
      .insert(blocks)
      .values({ ...pair, name, createdIsoDateTimeUtc })
      .onConflictDoNothing();
    await recordChange(tx, party, actorUid);
    return { id: otherId, name, createdIsoDateTimeUtc };
  });

/** Ends a block. Does nothing if there is none. */
export const deleteBlock = (
  { events }: Pick<Deps, 'events'>,
  { party, otherId, actorUid }: Blocking,
): Promise<void> =>
  events.transaction(async (tx) => {
    const gone = await tx
      .delete(blocks)
      .where(isOf(pairOf(party, otherId)))
      .returning({ by: blocks.by });
    if (gone.length > 0) await recordChange(tx, party, actorUid);
  });
