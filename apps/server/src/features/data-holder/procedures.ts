import { talent } from '../../call/base.ts';
import type { Db } from '../../db/client.ts';
import { endAllDataHolders, endDataHolder, leaveShortlists, requestErasure } from './actions.ts';
import { countShortlists, readDataHolders } from './queries.ts';

export const dataHolderProcedures = {
  list: talent.dataHolder.list.handler(({ context: { deps, viewer } }) =>
    holdersOf(deps.db, viewer.talentId),
  ),
  end: talent.dataHolder.end.handler(async ({ input, context: { deps, viewer } }) => {
    const closed = await endDataHolder(deps, viewer, input.companyId);
    return { ...(await holdersOf(deps.db, viewer.talentId)), closed };
  }),
  endAll: talent.dataHolder.endAll.handler(async ({ context: { deps, viewer } }) => {
    await endAllDataHolders(deps, viewer);
    return holdersOf(deps.db, viewer.talentId);
  }),
  requestErasure: talent.dataHolder.requestErasure.handler(async ({ input, context: { deps, viewer } }) => {
    await requestErasure(deps, viewer, input.companyId);
    return holdersOf(deps.db, viewer.talentId);
  }),
  leaveShortlists: talent.dataHolder.leaveShortlists.handler(async ({ context: { deps, viewer } }) => {
    const removedCount = await leaveShortlists(deps, viewer);
    return { ...(await holdersOf(deps.db, viewer.talentId)), removedCount };
  }),
};

async function holdersOf(db: Db, talentId: string) {
  const [holders, shortlistsCount] = await Promise.all([
    readDataHolders(db, talentId),
    countShortlists(db, talentId),
  ]);
  return { holders, shortlistsCount };
}
