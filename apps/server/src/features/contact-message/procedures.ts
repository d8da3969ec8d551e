import { admin, anyone } from '../../call/base.ts';
import { markAnswered, storeContactMessage } from './actions.ts';
import { countContactMessage } from './limit.ts';
import { readContactMessages } from './queries.ts';

export const contactMessageProcedures = {
  submit: anyone.contactMessage.submit.handler(async ({ input, context: { deps, ip, viewer } }) => {
    await countContactMessage(deps, input.email, ip);
    const { clientMessageId, ...form } = input;
    const uid = viewer?.uid ?? null;
    return {
      success: true as const,
      referenceId: await storeContactMessage(deps, { ...form, clientMessageId, uid }),
    };
  }),
  page: admin.contactMessage.page.handler(async ({ input: { limit, cursor, state }, context: { deps } }) =>
    readContactMessages(deps, { limit, cursor, state }),
  ),
  markAnswered: admin.contactMessage.markAnswered.handler(async ({ input, context: { deps, viewer } }) => ({
    contactMessage: await markAnswered(deps, input.contactMessageId, viewer.uid),
  })),
};
