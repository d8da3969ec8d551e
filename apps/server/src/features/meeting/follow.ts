import type { EventKind } from '@talaash/domain/event/choice';
import type { Deps } from '../../call/deps.ts';
import { cancelClosed } from './cancel.ts';

/** After these, a conversation may be closed. */
const MAY_CLOSE = new Set<EventKind>([
  'account.deleted',
  'account.disabled',
  'account.restricted',
  'block.changed',
  'sanction.decided',
  'thread.ended',
]);

/** Cancels the meetings of conversations that are closed. */
export const followMeetings = ({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> =>
  events.followDurably('meetings', async (happened, tx) => {
    for (const { kind, companyId, talentId } of happened) {
      if (!MAY_CLOSE.has(kind)) continue;
      const isNamed = companyId !== null || talentId !== null;
      await cancelClosed(tx, now(), isNamed ? { companyId, talentId } : undefined);
    }
  });

/** The same for what closed by time, or while a slot was being taken, every hour. */
export const settleMeetings = ({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> =>
  events.transaction((tx) => cancelClosed(tx, now()));
