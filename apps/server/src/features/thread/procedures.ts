import { hasPermission } from '@talaash/domain/company-member/permission';
import { company, companyOrTalent, talent } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { markThreadRead } from './actions.ts';
import { endThread } from './end-thread.ts';
import { readReadMark } from './read-mark.ts';
import { signalTyping } from './typing.ts';
import { readOpenThreads } from './open-threads.ts';
import { toCompanyThreadItem, toTalentThreadItem, toThread } from './present.ts';
import { isContactOf } from '../../db/contact-owner.ts';
import { listMembers } from '../company-member/queries.ts';
import { listCompanyThreads, listTalentThreads, partyOf, readThread } from './queries.ts';

export const threadProcedures = {
  get: companyOrTalent.thread.get.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    const thread = await readThread(deps.db, party, input.threadId);
    if (!thread) throw refusal('NOT_FOUND');
    return toThread(thread, party.side);
  }),
  listForCompany: company.thread.listForCompany.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentNameStartsWith = '', isMine, ...filter } = input;
    const nowMs = deps.now();
    const isOwned = isMine ? isContactOf(viewer.uid, nowMs) : undefined;
    const question = { ...filter, nameStartsWith: talentNameStartsWith, isOwned };
    const [{ rows, cursor }, members] = await Promise.all([
      listCompanyThreads(deps.db, viewer.companyId, question),
      listMembers(deps.db, viewer.companyId),
    ]);
    const readers = members.filter(({ role }) => hasPermission(role, 'read'));
    return { companyThreads: rows.map((row) => toCompanyThreadItem(row, readers, nowMs)), cursor };
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
    return { thread: toThread(thread, 'talent') };
  }),
  getReadMark: companyOrTalent.thread.getReadMark.handler(async ({ input, context: { deps, viewer } }) => {
    const readAt = await readReadMark(deps.db, partyOf(viewer), viewer.uid, input.threadId);
    if (readAt === undefined) throw refusal('NOT_FOUND');
    return { otherReadIsoDateTimeUtc: readAt };
  }),
  signalTyping: companyOrTalent.thread.signalTyping.handler(async ({ input, context: { deps, viewer } }) => {
    // A company without premium can write nothing that it could send.
    if (viewer.companyId !== null && !viewer.hasPremiumAccess) return {};
    if (!(await signalTyping(deps, partyOf(viewer), viewer.uid, input.threadId))) throw refusal('NOT_FOUND');
    return {};
  }),
  markRead: companyOrTalent.thread.markRead.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    const thread = await markThreadRead(deps, party, viewer.uid, input.threadId);
    if (!thread) throw refusal('NOT_FOUND');
    return { thread: toThread(thread, party.side) };
  }),
};
