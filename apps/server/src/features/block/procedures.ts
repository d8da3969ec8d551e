import { companyOrTalent } from '../../call/base.ts';
import { partyOf } from '../thread/queries.ts';
import { deleteBlock, putBlock } from './actions.ts';
import { listBlocks } from './queries.ts';

export const blockProcedures = {
  put: companyOrTalent.block.put.handler(async ({ input, context: { deps, viewer } }) =>
    putBlock(deps, { party: partyOf(viewer), otherId: input.id, actorUid: viewer.uid }),
  ),
  delete: companyOrTalent.block.delete.handler(async ({ input, context: { deps, viewer } }) => {
    await deleteBlock(deps, { party: partyOf(viewer), otherId: input.id, actorUid: viewer.uid });
    return {};
  }),
  list: companyOrTalent.block.list.handler(async ({ context: { deps, viewer } }) => ({
    blocks: await listBlocks(deps.db, partyOf(viewer)),
  })),
};
