import { id, isoDateTimeUtc, optionalMarkdownText, z } from '@talaash/domain/base/schema';
import { DECLINE_REASONS } from '@talaash/domain/invitation/choice';
import { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { INVITATION_CHANGE_MINUTES, INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import { InvitationAllowance } from '@talaash/domain/invitation-allowance/schema';
import { Pay } from '@talaash/domain/job-terms/schema';
import { Message } from '@talaash/domain/message/schema';
import { Thread } from '@talaash/domain/thread/schema';
import { call } from './call.ts';

const tags = ['Messages'];

const own = 'threads of the caller’s own company or talent';

const ThreadId = z.strictObject({ threadId: z.string() });

/** The thread's `invitationChangedIsoDateTimeUtc` that the talent has read; null if it had none. Absent: no check. */
const readChange = { readChangeIsoDateTimeUtc: isoDateTimeUtc().nullish() };

export const invitation = {
  send: call({
    access: 'company',
    permission: 'recruit',
    own: 'job posts of the caller’s own company; without premium access the answer is PREMIUM_REQUIRED',
    notWhileLimited: true,
    path: '/invite-talent',
    summary:
      'Invites a talent for a job post and opens a thread. CONFLICT if the talent is already invited, and with `contactOwner` if a colleague is in contact whom `knownContactOwner` does not name',
    tags,
    limit: { max: 200, seconds: 3600 },
  })
    .input(
      z.strictObject({
        talentId: z.string(),
        jobPostId: z.string(),
        note: optionalMarkdownText(1, INVITATION_NOTE_LENGTH_MAX),
        /** The follow-up that goes out if there is no answer. */
        followUp: FollowUpDraft.optional(),
        /** The colleague of whom the sender knows that they are in contact. */
        knownContactOwner: id().optional(),
      }),
    )
    .output(z.object({ thread: Thread, message: Message })),
  allowance: call({
    access: 'company',
    permission: 'read',
    own: 'invitations of the caller’s own company',
    method: 'GET',
    path: '/invitation-allowance',
    summary: 'How many invitations the company may send today, has sent, and what that depends on',
    tags,
  }).output(InvitationAllowance),
  edit: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/edit-invitation',
    summary: `Replaces the note of an invitation within ${INVITATION_CHANGE_MINUTES} minutes. CONFLICT after that, or if it is answered`,
    tags,
  })
    .input(ThreadId.extend({ note: optionalMarkdownText(1, INVITATION_NOTE_LENGTH_MAX) }))
    .output(z.object({ thread: Thread })),
  takeBack: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/take-invitation-back',
    summary: `Takes an invitation back within ${INVITATION_CHANGE_MINUTES} minutes. Idempotent. CONFLICT after that, or if it is answered`,
    tags,
  })
    .input(ThreadId)
    .output(z.object({ thread: Thread })),
  raisePay: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/raise-invitation-pay',
    summary:
      'Raises the pay of a waiting invitation, once. CONFLICT if it would be lower, or if it is answered',
    tags,
  })
    .input(ThreadId.extend({ pay: Pay }))
    .output(z.object({ thread: Thread })),
  accept: call({
    access: 'talent',
    own,
    path: '/accept-job-invitation',
    summary:
      'Accepts an invitation. CONFLICT if it has been declined, or changed since `readChangeIsoDateTimeUtc`',
    tags,
  })
    .input(ThreadId.extend(readChange))
    .output(z.object({ thread: Thread })),
  reject: call({
    access: 'talent',
    own,
    path: '/reject-job-invitation',
    summary: 'Declines an invitation and tells the company the reason. CONFLICT if it has been accepted',
    tags,
  })
    .input(ThreadId.extend({ ...readChange, reason: z.enum(DECLINE_REASONS).optional() }))
    .output(z.object({ thread: Thread })),
  undoDecline: call({
    access: 'talent',
    own,
    path: '/undo-reject-job-invitation',
    summary:
      'Takes a decline back within seconds: the invitation waits again, and the company keeps nothing of the decline. CONFLICT after that',
    tags,
  })
    .input(ThreadId)
    .output(z.object({ thread: Thread })),
};
