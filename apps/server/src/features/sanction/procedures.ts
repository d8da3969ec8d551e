import { anyone, signedIn } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { appealSanction } from './actions.ts';
import { toSanction } from './present.ts';
import { listSanctions, readLinkedSanction, readSanction } from './queries.ts';

export const sanctionProcedures = {
  listOwn: signedIn.sanction.listOwn.handler(async ({ context: { deps, viewer } }) => {
    const rows = await listSanctions(deps.db, viewer.uid);
    return { sanctions: rows.map((row) => toSanction(row, deps.now())) };
  }),
  appeal: signedIn.sanction.appeal.handler(async ({ input, context: { deps, viewer } }) => {
    const own = await readSanction(deps.db, input.sanctionId);
    if (own?.sanction.uid !== viewer.uid) throw refusal('NOT_FOUND');
    return toSanction(await appealSanction(deps, { ...input, actorUid: viewer.uid }), deps.now());
  }),
  getByLink: anyone.sanction.getByLink.handler(async ({ input, context: { deps } }) =>
    toSanction(await readLinkedSanction(deps, input.token), deps.now()),
  ),
  appealByLink: anyone.sanction.appealByLink.handler(async ({ input, context: { deps } }) => {
    const { sanction } = await readLinkedSanction(deps, input.token);
    const appeal = { sanctionId: sanction.sanctionId, text: input.text, actorUid: sanction.uid };
    return toSanction(await appealSanction(deps, appeal), deps.now());
  }),
};
