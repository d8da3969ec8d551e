import { isoDateTimeUtc, optionalMarkdownText, z } from '@talaash/domain/base/schema';
import { DECLINE_REASONS } from '@talaash/domain/invitation/choice';
import { INVITATION_CHANGE_MINUTES, INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
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
    own: 'job posts of the caller’s own company; without premium access the answer is PREMIUM_REQUIRED',
    path: '/invite-talent',
    summary: 'Invites a talent for a job post and opens a thread. CONFLICT if the talent is already invited',
    tags,
    limit: { max: 200, seconds: 3600 },
  })
    .input(
      z.strictObject({
        talentId: z.string(),
        jobPostId: z.string(),
        note: optionalMarkdownText(1, INVITATION_NOTE_LENGTH_MAX),
      }),
    )
    .output(z.object({ thread: Thread, message: Message })),
  edit: call({
    access: 'company',
    own,
    path: '/edit-invitation',
    summary: `Replaces the note of an invitation within ${INVITATION_CHANGE_MINUTES} minutes. CONFLICT after that, or if it is answered`,
    tags,
  })
    .input(ThreadId.extend({ note: optionalMarkdownText(1, INVITATION_NOTE_LENGTH_MAX) }))
    .output(z.object({ thread: Thread })),
  takeBack: call({
    access: 'company',
    own,
    path: '/take-invitation-back',
    summary: `Takes an invitation back within ${INVITATION_CHANGE_MINUTES} minutes. Idempotent. CONFLICT after that, or if it is answered`,
    tags,
  })
    .input(ThreadId)
    .output(z.object({ thread: Thread })),
  raisePay: call({
    access: 'company',
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
};
