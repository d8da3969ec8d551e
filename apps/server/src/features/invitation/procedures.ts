import type { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { followUpMoment } from '@talaash/domain/follow-up/time';
import { type InvitationFacts, invitationRefusal } from '@talaash/domain/invitation/rule';
import { needsContactConfirmation } from '@talaash/domain/talent-record/rule';
import { inTouchSentence } from '@talaash/domain/talent-record/words';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { company, talent } from '../../call/base.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { toMessage, toThread } from '../thread/present.ts';
import { editInvitation, raisePay, takeInvitationBack } from './change-actions.ts';
import { answerInvitation, type InvitationAnswer, sendInvitation } from './actions.ts';
import type { FollowUpValues } from '../../db/follow-up.ts';
import { readTalentZone } from '../follow-up/queries.ts';
import { readAllowance } from '../invitation-allowance/queries.ts';
import { requireFairText } from '../../call/first-message.ts';
import { type InvitationKeys, readInvitationFacts } from './queries.ts';
import { readContactOwner } from '../talent-record/queries.ts';
import { undoDecline } from './undo-decline.ts';

export const invitationProcedures = {
  send: company.invitation.send.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, jobPostId, note, followUp } = input;
    const keys = { companyId: viewer.companyId, talentId, jobPostId };
    const [{ facts, aWeek, ...kept }, contactOwner] = await Promise.all([
      readInvitationFacts(deps.db, keys, deps.now()),
      readContactOwner(deps.db, keys, deps.now()),
    ]);
    const refused = refusalFor(facts);
    if (refused) throw refused;
    if (
      contactOwner &&
      needsContactConfirmation(contactOwner, { uid: viewer.uid, knownOwnerUid: input.knownContactOwner })
    )
      throw refusal('CONFLICT', inTouchSentence(contactOwner, deps.now()), { contactOwner });
    if (note !== undefined) await requireFairText(deps, viewer.companyId, note);
    if (followUp) await requireFairText(deps, viewer.companyId, followUp.text);
    const limits = { aDay: facts.allowance.aDay, aWeek };
    const sent = await sendInvitation(deps, {
      ...keys,
      ...kept,
      note,
      followUp: await followUpValues(deps, talentId, followUp),
      limits,
      actorUid: viewer.uid,
    });
    if (!sent) throw await refusalAfterRace(deps, keys);
    return { thread: toThread(sent.thread, 'company'), message: toMessage(sent.message) };
  }),
  allowance: company.invitation.allowance.handler(({ context: { deps, viewer } }) =>
    readAllowance(deps.db, viewer.companyId),
  ),
  edit: company.invitation.edit.handler(async ({ input, context: { deps, viewer } }) => {
    const refused = premiumRefusal(viewer.hasPremiumAccess, 'invite');
    if (refused) throw refusalOf(refused);
    if (input.note !== undefined) await requireFairText(deps, viewer.companyId, input.note);
    return { thread: toThread(await editInvitation(deps, { ...input, ...ownerOf(viewer) }), 'company') };
  }),
  takeBack: company.invitation.takeBack.handler(async ({ input, context: { deps, viewer } }) => ({
    thread: toThread(await takeInvitationBack(deps, { ...input, ...ownerOf(viewer) }), 'company'),
  })),
  raisePay: company.invitation.raisePay.handler(async ({ input, context: { deps, viewer } }) => ({
    thread: toThread(await raisePay(deps, { ...input, ...ownerOf(viewer) }), 'company'),
  })),
  accept: talent.invitation.accept.handler(({ input, context: { deps, viewer } }) =>
    answer(deps, viewer, { ...input, answer: 'Accepted' }),
  ),
  reject: talent.invitation.reject.handler(({ input, context: { deps, viewer } }) =>
    answer(deps, viewer, { ...input, answer: 'Rejected' }),
  ),
  undoDecline: talent.invitation.undoDecline.handler(
    async ({
      input,
      context: {
        deps,
        viewer: { talentId, uid: actorUid },
      },
    }) => ({ thread: toThread(await undoDecline(deps, { ...input, talentId, actorUid }), 'talent') }),
  ),
};

/** The follow-up that is prepared with an invitation that is sent now. */
async function followUpValues(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  talentId: string,
  draft: FollowUpDraft | undefined,
): Promise<FollowUpValues> {
  if (!draft) return { followUpText: null, followUpDays: null, followUpAt: null, followUpVersion: null };
  const { text, afterDays } = draft;
  const zone = await readTalentZone(db, talentId);
  const sendMs = followUpMoment(zone, { invitedMs: now(), afterDays, nowMs: now() });
  return {
    followUpText: text,
    followUpDays: afterDays,
    followUpAt: new Date(sendMs).toISOString(),
    followUpVersion: newRecordId(),
  };
}

const ownerOf = ({ companyId, uid }: { companyId: string; uid: string }) => ({ companyId, actorUid: uid });

/** Another invitation came first, so one of the rules refuses now. */
async function refusalAfterRace(deps: Pick<Deps, 'db' | 'now'>, keys: InvitationKeys): Promise<Error> {
  const { facts } = await readInvitationFacts(deps.db, keys, deps.now());
  return refusalFor(facts) ?? refusal('CONFLICT');
}

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
  return { thread: toThread(answered.thread, 'talent') };
}
