import type { ThreadParty } from '@talaash/domain/thread/choice';
import { companyOrTalent } from '../../call/base.ts';
import type { Db } from '../../db/client.ts';
import { listMembers } from '../company-member/queries.ts';
import { changeNotifications, markAllRead, markThreadEntriesRead } from './actions.ts';
import { toCounts, toNotification } from './present.ts';
import {
  countNotifications,
  type NotificationRow,
  pageNotifications,
  readCompanyFacts,
  readerOf,
  readTalentFacts,
} from './queries.ts';

export const notificationProcedures = {
  list: companyOrTalent.notification.list.handler(async ({ input, context: { deps, viewer } }) => {
    const reader = readerOf(viewer);
    const { rows, cursor } = await pageNotifications(deps, reader, input);
    return { list: await present(deps.db, reader, rows), cursor };
  }),
  count: companyOrTalent.notification.count.handler(async ({ context: { deps, viewer } }) =>
    toCounts(await countNotifications(deps.db, readerOf(viewer))),
  ),
  change: companyOrTalent.notification.change.handler(async ({ input, context: { deps, viewer } }) => {
    await changeNotifications(deps, readerOf(viewer), input);
    return {};
  }),
  markAllRead: companyOrTalent.notification.markAllRead.handler(
    async ({ input, context: { deps, viewer } }) => {
      await markAllRead(deps, readerOf(viewer), input.upToIsoDateTimeUtc);
      return {};
    },
  ),
  markThreadRead: companyOrTalent.notification.markThreadRead.handler(
    async ({ input, context: { deps, viewer } }) => {
      await markThreadEntriesRead(deps, readerOf(viewer), input.threadId);
      return {};
    },
  ),
};

async function present(db: Db, { side, id }: ThreadParty, rows: readonly NotificationRow[]) {
  const ids = rows.map(({ notificationId }) => notificationId);
  const found = side === 'talent' ? await readTalentFacts(db, ids) : await readCompanyFacts(db, ids);
  const facts = new Map(found.map((one) => [one.notificationId, one]));
  const members = rows.some(({ event }) => event === 'note_mentioned') ? await listMembers(db, id) : [];
  return rows.map((row) => toNotification(row, facts.get(row.notificationId), members));
}
