import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { company } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { requireFairText } from '../../call/first-message.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { readNames } from '../message/queries.ts';
import { cancelFollowUp, saveFollowUp } from './actions.ts';
import { toFollowUp } from './present.ts';
import { type FoundFollowUp, readFollowUp } from './queries.ts';

export const followUpProcedures = {
  get: company.followUp.get.handler(async ({ input: { threadId }, context: { deps, viewer } }) => {
    const found = await readFollowUp(deps.db, { threadId, companyId: viewer.companyId });
    if (!found) throw refusal('NOT_FOUND');
    return { followUp: await present(deps, viewer, found) };
  }),
  save: company.followUp.save.handler(async ({ input, context: { deps, viewer } }) => {
    const refused = premiumRefusal(viewer.hasPremiumAccess, 'invite');
    if (refused) throw refusalOf(refused);
    const { companyId, uid: actorUid } = viewer;
    // Nobody learns of the rules for a text by trying it in a thread of others.
    const own = await readFollowUp(deps.db, { threadId: input.threadId, companyId });
    if (!own) throw refusal('NOT_FOUND');
    await requireFairText(deps, companyId, input.text);
    const followUp = await present(deps, viewer, await saveFollowUp(deps, { ...input, companyId, actorUid }));
    if (followUp === null) throw refusal('NOT_FOUND');
    return { followUp };
  }),
  cancel: company.followUp.cancel.handler(async ({ input: { threadId }, context: { deps, viewer } }) => {
    const { companyId, uid: actorUid } = viewer;
    await cancelFollowUp(deps, { threadId, companyId, actorUid });
    return {};
  }),
};

async function present({ db }: Pick<Deps, 'db'>, viewer: SignedInViewer, found: FoundFollowUp) {
  const authorUid = found.followUp?.authorUid;
  const others = authorUid === undefined || authorUid === viewer.uid ? [] : [authorUid];
  const names = await readNames(db, others);
  return toFollowUp(found, authorUid === undefined ? undefined : names.get(authorUid));
}
