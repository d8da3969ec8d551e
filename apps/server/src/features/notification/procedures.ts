import type { ThreadParty } from '@talaash/domain/thread/choice';
import { companyOrTalent } from '../../call/base.ts';
import type { Db } from '../../db/client.ts';
import { partyOf } from '../thread/queries.ts';
import { changeNotifications, markAllRead } from './actions.ts';
import { toCounts, toNotification } from './present.ts';
import {
  countNotifications,
  type NotificationRow,
  pageNotifications,
  readCompanyFacts,
  readTalentFacts,
} from './queries.ts';

export const notificationProcedures = {
  list: companyOrTalent.notification.list.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    const { rows, cursor } = await pageNotifications(deps, party, input);
    return { list: await present(deps.db, party, rows), cursor };
  }),
  count: companyOrTalent.notification.count.handler(async ({ context: { deps, viewer } }) =>
    toCounts(await countNotifications(deps.db, partyOf(viewer))),
  ),
  change: companyOrTalent.notification.change.handler(async ({ input, context: { deps, viewer } }) => {
    await changeNotifications(deps, partyOf(viewer), input);
    return {};
  }),
  markAllRead: companyOrTalent.notification.markAllRead.handler(
    async ({ input, context: { deps, viewer } }) => {
      await markAllRead(deps, partyOf(viewer), input.upToIsoDateTimeUtc);
      return {};
    },
  ),
};

async function present(db: Db, { side }: ThreadParty, rows: readonly NotificationRow[]) {
  const ids = rows.map(({ notificationId }) => notificationId);
  const found = side === 'talent' ? await readTalentFacts(db, ids) : await readCompanyFacts(db, ids);
  const facts = new Map(found.map((one) => [one.notificationId, one]));
  return rows.map((row) => toNotification(row, facts.get(row.notificationId)));
}
