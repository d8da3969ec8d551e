import { company, companyOrTalent, talent } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { endThread, markThreadRead } from './actions.ts';
import { toCompanyThreadItem, toTalentThreadItem, toThread } from './present.ts';
import { listCompanyThreads, listTalentThreads, partyOf, readOpenThreads, readThread } from './queries.ts';

export const threadProcedures = {
  get: companyOrTalent.thread.get.handler(async ({ input, context: { deps, viewer } }) => {
    const thread = await readThread(deps.db, partyOf(viewer), input.threadId);
    if (!thread) throw refusal('NOT_FOUND');
    return toThread(thread);
  }),
  listForCompany: company.thread.listForCompany.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentNameStartsWith = '', ...filter } = input;
    const question = { ...filter, nameStartsWith: talentNameStartsWith };
    const { rows, cursor } = await listCompanyThreads(deps.db, viewer.companyId, question);
    return { companyThreads: rows.map(toCompanyThreadItem), cursor };
  }),
  listForTalent: talent.thread.listForTalent.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyNameStartsWith = '', ...page } = input;
    const question = { ...page, nameStartsWith: companyNameStartsWith };
    const { rows, cursor } = await listTalentThreads(deps.db, viewer.talentId, question);
    return { talentThreads: rows.map(toTalentThreadItem), cursor };
  }),
  readOpen: talent.thread.readOpen.handler(({ context: { deps, viewer } }) =>
    readOpenThreads(deps.db, viewer.talentId),
  ),
  end: talent.thread.end.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, uid } = viewer;
    const thread = await endThread(deps, { ...input, talentId, actorUid: uid });
    if (!thread) throw refusal('NOT_FOUND');
    return { thread: toThread(thread) };
  }),
  markRead: companyOrTalent.thread.markRead.handler(async ({ input, context: { deps, viewer } }) => {
    const thread = await markThreadRead(deps, partyOf(viewer), viewer.uid, input.threadId);
    if (!thread) throw refusal('NOT_FOUND');
    return { thread: toThread(thread) };
  }),
};
