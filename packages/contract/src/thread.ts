import { Cursor, id, isoDateTimeUtc, limit, z } from '@talaash/domain/base/schema';
import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JobPost } from '@talaash/domain/job-post/schema';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { THREADS_LIMIT } from '@talaash/domain/thread/limit';
import { Thread } from '@talaash/domain/thread/schema';
import { call, Nothing } from './call.ts';
import { FileView } from './file.ts';
import { LastMessage } from './message.ts';

const tags = ['Messages'];

const own = 'threads of the caller’s own company or talent';

export const CompanyThreadItem = z.object({
  thread: Thread,
  talentProfile: z.object({ name: z.string(), jobTitle: z.string(), profilePicture: FileView.optional() }),
  lastMessage: LastMessage.nullable(),
  /** The member who owns the contact, and so is in charge of the conversation; null if nobody does. */
  owner: z.object({ uid: z.string(), name: z.string() }).nullable(),
});
export type CompanyThreadItem = z.infer<typeof CompanyThreadItem>;

export const TalentThreadItem = z.object({
  thread: Thread,
  companyProfile: CompanyProfile.pick({ name: true, locality: true }).partial({ locality: true }).extend({
    logo: FileView.optional(),
    /** The first of the domains that the company has proven, in the order of the alphabet. */
    verifiedDomain: z.string().optional(),
  }),
  jobPost: JobPost.pick({ title: true, category: true }).partial({ category: true }),
  lastMessage: LastMessage.nullable(),
});
export type TalentThreadItem = z.infer<typeof TalentThreadItem>;

export const thread = {
  get: call({
    access: ['company', 'talent'],
    permission: 'read',
    scopes: ['messages'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'GET',
    path: '/threads/{threadId}',
    summary: 'Returns a thread',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(Thread),
  listForCompany: call({
    access: 'company',
    permission: 'read',
    scopes: ['messages'],
    refuses: [],
    isRead: true,
    own,
    path: '/get-company-threads',
    summary:
      'Lists the company’s threads, latest first, filtered by name, job post, answer to the invitation and owner',
    tags,
    tool: {
      name: 'list_conversations',
      title: 'List conversations',
      description:
        'Lists the conversations of the company with talents, the latest first, each with the state of its invitation and its last message. Send the cursor back for the next page.',
      texts: { 'companyThreads.*': 'conversation' },
    },
  })
    .input(
      z.strictObject({
        talentNameStartsWith: z.string().trim().max(100).optional(),
        jobPostId: id().optional(),
        invitationStatus: z.enum(INVITATION_STATUSES).optional(),
        /** Only those whose contact the caller owns. */
        isMine: z.boolean().default(false),
        limit: limit(200).default(THREADS_LIMIT),
        cursor: Cursor,
      }),
    )
    .output(z.object({ companyThreads: z.array(CompanyThreadItem), cursor: z.string().nullable() })),
  listForTalent: call({
    access: 'talent',
    own,
    path: '/get-talent-threads',
    summary: 'Lists the talent’s threads, latest first',
    tags,
  })
    .input(
      z.strictObject({
        companyNameStartsWith: z.string().trim().max(100).optional(),
        limit: limit(200).default(THREADS_LIMIT),
        cursor: Cursor,
      }),
    )
    .output(z.object({ talentThreads: z.array(TalentThreadItem), cursor: z.string().nullable() })),
  readOpen: call({
    access: 'talent',
    own,
    path: '/get-open-threads',
    summary: 'Counts the companies that see the profile because of an open thread, with the latest names',
    tags,
  })
    .input(Nothing)
    .output(z.object({ total: z.number().int(), companyNames: z.array(z.string()) })),
  end: call({
    access: 'talent',
    own,
    path: '/end-thread',
    summary: 'Ends a thread: no one can write in it, and the company no longer sees the profile. Idempotent',
    tags,
  })
    .input(z.strictObject({ threadId: z.string() }))
    .output(z.object({ thread: Thread })),
  getReadMark: call({
    access: ['company', 'talent'],
    permission: 'read',
    scopes: ['messages'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'GET',
    path: '/threads/{threadId}/read-mark',
    summary:
      'Returns when the other side has read a thread. Null if it has not, if the reader or the caller does not share read marks, or if the thread has ended',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(z.object({ otherReadIsoDateTimeUtc: isoDateTimeUtc().nullable() })),
  signalTyping: call({
    access: ['company', 'talent'],
    permission: 'recruit',
    own,
    method: 'PUT',
    path: '/threads/{threadId}/typing',
    summary:
      'Tells the other side, and colleagues, that the caller is writing, for some seconds. Stores nothing, and does nothing if the caller does not share it',
    tags,
    limit: { max: 60, seconds: 60 },
  })
    .input(z.object({ threadId: z.string() }))
    .output(z.object({})),
  markRead: call({
    access: ['company', 'talent'],
    permission: 'recruit',
    scopes: ['messages'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'PUT',
    path: '/threads/{threadId}/read-status',
    summary: 'Marks the caller’s side of a thread as read',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(z.object({ thread: Thread })),
};
