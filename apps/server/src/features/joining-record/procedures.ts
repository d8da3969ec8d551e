import { funnelOf } from '@talaash/domain/joining-record/figures';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { company, companyOrTalent } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { readNames } from '../message/queries.ts';
import { partyOf, readThread } from '../thread/queries.ts';
import { moveRecord, recordJobOffer } from './actions.ts';
import { toJoiningRecord } from './present.ts';
import { type JoiningRecordRow, listThreadRecords, readFunnelGroups } from './queries.ts';

export const joiningRecordProcedures = {
  listInThread: companyOrTalent.joiningRecord.listInThread.handler(
    async ({ input: { threadId }, context: { deps, viewer } }) => {
      const party = partyOf(viewer);
      if (!(await readThread(deps.db, party, threadId))) throw refusal('NOT_FOUND');
      return { records: await present(deps, party, await listThreadRecords(deps.db, party, threadId)) };
    },
  ),
  offer: company.joiningRecord.offer.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    return presentOne(deps, party, await recordJobOffer(deps, { party, uid: viewer.uid }, input));
  }),
  move: companyOrTalent.joiningRecord.move.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    return presentOne(deps, party, await moveRecord(deps, { party, uid: viewer.uid }, input));
  }),
  readFunnel: company.joiningRecord.readFunnel.handler(async ({ context: { deps, viewer } }) => {
    const now = deps.now();
    return { funnel: funnelOf(await readFunnelGroups(deps.db, viewer.companyId, now), now) };
  }),
};

async function present({ db }: Pick<Deps, 'db'>, { side }: ThreadParty, rows: readonly JoiningRecordRow[]) {
  // A talent reads the company's name alone.
  const uids = side === 'company' ? rows.map(({ recordedByUid }) => recordedByUid) : [];
  const names = await readNames(db, uids);
  return rows.map((row) => toJoiningRecord(row, names));
}

async function presentOne(deps: Pick<Deps, 'db'>, party: ThreadParty, row: JoiningRecordRow) {
  const [record] = await present(deps, party, [row]);
  if (!record) throw new Error('A record that is written is presented.');
  return { record };
}
