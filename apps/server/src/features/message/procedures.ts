import type { Message } from '@talaash/domain/message/schema';
import { searchWords } from '@talaash/domain/message-search/rule';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { company, companyOrTalent, talent } from '../../call/base.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { toMessage } from '../thread/present.ts';
import { partyOf, readThread } from '../thread/queries.ts';
import { sendMessage } from './actions.ts';
import { searchMessages, toFoundMessage } from './search.ts';
import { type MessageRow, readMessage, readMessages, readNames } from './queries.ts';

export const messageProcedures = {
  search: companyOrTalent.message.search.handler(async ({ input, context: { deps, viewer } }) => {
    const { rows, cursor } = await searchMessages(deps.db, partyOf(viewer), input);
    const words = searchWords(input.text);
    return { messages: rows.map((row) => toFoundMessage(row, words)), cursor };
  }),
  get: companyOrTalent.message.get.handler(async ({ input, context: { deps, viewer } }) => {
    const thread = await readThread(deps.db, partyOf(viewer), input.threadId);
    const message = thread && (await readMessage(deps.db, input));
    if (!message) throw refusal('NOT_FOUND');
    const [presented] = await present(deps.db, viewer, [message]);
    if (!presented) throw refusal('NOT_FOUND');
    return presented;
  }),
  listForCompany: company.message.listForCompany.handler(({ input, context: { deps, viewer } }) =>
    list(deps, viewer, input),
  ),
  listForTalent: talent.message.listForTalent.handler(({ input, context: { deps, viewer } }) =>
    list(deps, viewer, input),
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

async function list(deps: Deps, viewer: SignedInViewer, request: PageRequest) {
  const thread = await readThread(deps.db, partyOf(viewer), request.threadId);
  if (!thread) throw refusal('NOT_FOUND');
  const { rows, cursor } = await readMessages(deps, request);
  return { messages: await present(deps.db, viewer, rows.toReversed()), cursor };
}

/** Messages as a viewer reads them. Members of the company also read which of their colleagues wrote one; a talent reads the company's name. */
async function present(db: Deps['db'], viewer: SignedInViewer, rows: MessageRow[]): Promise<Message[]> {
  const authorOf = ({ authorUid }: MessageRow) => (authorUid === viewer.uid ? null : authorUid);
  const names = viewer.companyId === null ? new Map() : await readNames(db, rows.map(authorOf));
  return rows.map((row) => {
    const authorName = names.get(authorOf(row));
    return { ...toMessage(row), ...(authorName === undefined ? {} : { authorName }) };
  });
}

type SendRequest = {
  threadId: string;
  message?: string | undefined;
  fileIds?: string[] | undefined;
  clientMessageId?: string | undefined;
};

async function send(deps: Deps, party: ThreadParty, actorUid: string, request: SendRequest) {
  const { threadId, message: markdown = '', fileIds = [], clientMessageId } = request;
  const sent = await sendMessage(deps, { party, actorUid, threadId, markdown, fileIds, clientMessageId });
  if (!sent) throw refusal('NOT_FOUND');
  if ('refused' in sent) throw refusal('CONFLICT', sent.refused);
  return { message: toMessage(sent.message) };
}
