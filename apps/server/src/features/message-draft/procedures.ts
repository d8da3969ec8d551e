import { MESSAGE_DRAFT_SENTENCES } from '@talaash/domain/message-draft/words';
import { companyOrTalent } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { partyOf, readThread } from '../thread/queries.ts';
import { saveDraft } from './actions.ts';
import { readDraft } from './queries.ts';

export const messageDraftProcedures = {
  get: companyOrTalent.messageDraft.get.handler(async ({ input, context: { deps, viewer } }) =>
    readDraft(deps.db, await ownKey(deps, viewer, input.threadId)),
  ),
  save: companyOrTalent.messageDraft.save.handler(async ({ input, context: { deps, viewer } }) => {
    const { threadId, ...form } = input;
    const saved = await saveDraft(deps, { ...(await ownKey(deps, viewer, threadId)), ...form });
    if (!saved) throw refusal('CONFLICT', MESSAGE_DRAFT_SENTENCES.changed);
    return saved;
  }),
};

async function ownKey({ db }: Deps, viewer: SignedInViewer, threadId: string) {
  if (!(await readThread(db, partyOf(viewer), threadId))) throw refusal('NOT_FOUND');
  return { uid: viewer.uid, threadId };
}
