import { z } from '@talaash/domain/base/schema';
import { MessageDraft, MessageDraftForm } from '@talaash/domain/message-draft/schema';
import { call } from './call.ts';

const tags = ['Messages'];
const access = ['company', 'talent'] as const;
const own = 'the caller’s own draft in a thread of the caller’s company or talent';

const ThreadId = z.strictObject({ threadId: z.string() });

export const messageDraft = {
  get: call({
    access,
    permission: 'recruit',
    own,
    method: 'GET',
    path: '/threads/{threadId}/draft',
    summary: 'Returns the caller’s unsent message of a thread. Nobody else reads it',
    tags,
  })
    .input(ThreadId)
    .output(MessageDraft),
  save: call({
    access,
    permission: 'recruit',
    own,
    method: 'PUT',
    path: '/threads/{threadId}/draft',
    summary:
      'Saves the caller’s unsent message of a thread, or deletes it if the text is empty. Refused with CONFLICT if another device has saved, sent or deleted it since `basedOn`. Sending a message deletes it',
    tags,
    limit: { max: 120, seconds: 60 },
  })
    .input(ThreadId.extend(MessageDraftForm.shape))
    .output(MessageDraft),
};
