import { type InvitationFacts, invitationRefusal } from '@talaash/domain/invitation/rule';
import { company, talent } from '../../call/base.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { toMessage, toThread } from '../thread/present.ts';
import { editInvitation, raisePay, takeInvitationBack } from './change-actions.ts';
import { answerInvitation, type InvitationAnswer, sendInvitation } from './actions.ts';
import { readInvitationFacts } from './queries.ts';

export const invitationProcedures = {
  send: company.invitation.send.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, jobPostId, note } = input;
    const keys = { companyId: viewer.companyId, talentId, jobPostId };
    const { facts, ...kept } = await readInvitationFacts(deps.db, keys, deps.now());
    const refused = refusalFor(facts);
    if (refused) throw refused;
    const sent = await sendInvitation(deps, { ...keys, ...kept, note, actorUid: viewer.uid });
    if (!sent) throw refusalFor({ ...facts, isInvited: true }) ?? refusal('CONFLICT');
    return { thread: toThread(sent.thread), message: toMessage(sent.message) };
  }),
  edit: company.invitation.edit.handler(async ({ input, context: { deps, viewer } }) => ({
    thread: toThread(await editInvitation(deps, { ...input, ...ownerOf(viewer) })),
  })),
  takeBack: company.invitation.takeBack.handler(async ({ input, context: { deps, viewer } }) => ({
    thread: toThread(await takeInvitationBack(deps, { ...input, ...ownerOf(viewer) })),
  })),
  raisePay: company.invitation.raisePay.handler(async ({ input, context: { deps, viewer } }) => ({
    thread: toThread(await raisePay(deps, { ...input, ...ownerOf(viewer) })),
  })),
  accept: talent.invitation.accept.handler(({ input, context: { deps, viewer } }) =>
    answer(deps, viewer, { ...input, answer: 'Accepted' }),
  ),
  reject: talent.invitation.reject.handler(({ input, context: { deps, viewer } }) =>
    answer(deps, viewer, { ...input, answer: 'Rejected' }),
  ),
};

const ownerOf = ({ companyId, uid }: { companyId: string; uid: string }) => ({ companyId, actorUid: uid });

function refusalFor(facts: InvitationFacts): Error | undefined {
  const refused = invitationRefusal(facts);
  return refused && refusalOf(refused);
}

async function answer(
  deps: Parameters<typeof answerInvitation>[0],
  viewer: { talentId: string; uid: string },
  given: Omit<InvitationAnswer, 'talentId' | 'actorUid'>,
) {
  const { talentId, uid } = viewer;
  const answered = await answerInvitation(deps, { ...given, talentId, actorUid: uid });
  if (!answered) throw refusal('NOT_FOUND');
  if ('refused' in answered) throw refusal('CONFLICT', answered.refused);
  return { thread: toThread(answered.thread) };
}
