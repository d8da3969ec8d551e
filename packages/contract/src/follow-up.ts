import { id, z } from '@talaash/domain/base/schema';
import { FollowUp, FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { call, Nothing } from './call.ts';

const tags = ['Messages'];
const own = 'threads of the caller’s own company';

const ThreadId = z.strictObject({ threadId: z.string() });

export const followUp = {
  get: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/threads/{threadId}/follow-up',
    summary: 'Returns the follow-up of the last invitation of a thread; null if there is none',
    tags,
  })
    .input(ThreadId)
    .output(z.object({ followUp: FollowUp.nullable() })),
  save: call({
    access: 'company',
    permission: 'recruit',
    own: `${own}; without premium access the answer is PREMIUM_REQUIRED`,
    notWhileLimited: true,
    method: 'PUT',
    path: '/threads/{threadId}/follow-up',
    summary:
      'Prepares the one follow-up of a waiting invitation, or changes it. The server sends it in the working hours of the talent, unless they have answered. CONFLICT if it was sent, or changed since `basedOn`',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(
      ThreadId.extend({
        ...FollowUpDraft.shape,
        /** The version that was read; null if there was none. */
        basedOn: id().nullable(),
      }),
    )
    .output(z.object({ followUp: FollowUp })),
  cancel: call({
    access: 'company',
    permission: 'recruit',
    own,
    method: 'DELETE',
    path: '/threads/{threadId}/follow-up',
    summary: 'Cancels a follow-up that waits. Idempotent. CONFLICT if it was sent',
    tags,
  })
    .input(ThreadId)
    .output(Nothing),
};
