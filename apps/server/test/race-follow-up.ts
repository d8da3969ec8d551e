import { followUpDraft } from './follow-up.ts';
import type { Act } from './race-world.ts';

/** One honest request by each call that writes a follow-up. */
export const FOLLOW_UP_CALLS: Record<string, Act> = {
  'followUp.save': ({ hiring, waitingThreadId }, { client }) =>
    client(hiring).followUp.save({ threadId: waitingThreadId, ...followUpDraft(), basedOn: null }),
  'followUp.cancel': ({ hiring, waitingThreadId }, { client }) =>
    client(hiring).followUp.cancel({ threadId: waitingThreadId }),
};
