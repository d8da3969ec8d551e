import type { ThreadParty } from '@talaash/domain/thread/choice';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { company, companyOrTalent, talent } from '../../call/base.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import { toMessage } from '../thread/present.ts';
import { partyOf, readThread } from '../thread/queries.ts';
import { sendMessage } from './actions.ts';
import { readMessage, readMessages } from './queries.ts';

export const messageProcedures = {
  get: companyOrTalent.message.get.handler(async ({ input, context: { deps, viewer } }) => {
    const thread = await readThread(deps.db, partyOf(viewer), input.threadId);
    const message = thread && (await readMessage(deps.db, input));
    if (!message) throw refusal('NOT_FOUND');
    return toMessage(message);
  }),
  listForCompany: company.message.listForCompany.handler(({ input, context: { deps, viewer } }) =>
    list(deps, partyOf(viewer), input),
  ),
  listForTalent: talent.message.listForTalent.handler(({ input, context: { deps, viewer } }) =>
    list(deps, partyOf(viewer), input),
  ),
  sendAsCompany: company.message.sendAsCompany.handler(({ input, context: { deps, viewer } }) => {
    const refused = premiumRefusal(viewer.hasPremiumAccess, 'message');
    if (refused) throw refusalOf(refused);
    return send(deps, partyOf(viewer), viewer.uid, input);
  }),
  // A talent may always answer, whatever the state of the invitation and the company's subscription.
  sendAsTalent: talent.message.sendAsTalent.handler(({ input, context: { deps, viewer } }) =>
    send(deps, partyOf(viewer), viewer.uid, input),
  ),
};

type PageRequest = { threadId: string; limit: number; cursor: string | null };

async function list(deps: Deps, party: ThreadParty, request: PageRequest) {
  const thread = await readThread(deps.db, party, request.threadId);
  if (!thread) throw refusal('NOT_FOUND');
  const { rows, cursor } = await readMessages(deps, request);
  return { messages: rows.toReversed().map(toMessage), cursor };
}

type SendRequest = { threadId: string; message: string; clientMessageId?: string | undefined };

async function send(deps: Deps, party: ThreadParty, actorUid: string, request: SendRequest) {
  const { threadId, message: markdown, clientMessageId } = request;
  const sent = await sendMessage(deps, { party, actorUid, threadId, markdown, clientMessageId });
  if (!sent) throw refusal('NOT_FOUND');
  if ('refused' in sent) throw refusal('CONFLICT', sent.refused);
  return { message: toMessage(sent.message) };
}
