import { jobOffer } from './joining-record.ts';
import type { Act, Means, World } from './race-world.ts';

/** An offer that the company has recorded in the accepted conversation. */
async function offered({ hiring, invited, threadId }: World, { client }: Means) {
  await client(invited)
    .invitation.accept({ threadId })
    .catch(() => undefined);
  return client(hiring).joiningRecord.offer({ threadId, ...jobOffer() });
}

/** One honest request by each call that writes a joining record. */
export const JOINING_RECORD_CALLS: Record<string, Act> = {
  'joiningRecord.offer': offered,
  'joiningRecord.move': async (world, means) => {
    const { joiningRecordId } = (await offered(world, means)).record;
    return means.client(world.invited).joiningRecord.move({ joiningRecordId, act: { kind: 'accept' } });
  },
};
