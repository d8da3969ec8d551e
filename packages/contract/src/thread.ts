import { CompanyProfile } from '@talaash/domain/company-profile';
import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation';
import { JobPost } from '@talaash/domain/job-post';
import { MESSAGES_LIMIT, THREADS_LIMIT } from '@talaash/domain/conversation';
import { Message, MessageText } from '@talaash/domain/message';
import { Cursor, limit } from '@talaash/domain/page';
import { optionalText, z } from '@talaash/domain/schema';
import { Thread } from '@talaash/domain/thread';
import { call } from './call.ts';
import { FileView } from './talent-view.ts';

const tags = ['Messages'];
const own = 'threads of the caller’s own company or talent';
const ThreadId = z.strictObject({ threadId: z.string() });

export const LastMessage = Message.pick({
  sender: true,
  markdown: true,
  event: true,
  createdIsoDateTimeUtc: true,
});

export const CompanyThreadItem = z.object({
  thread: Thread,
  talentProfile: z.object({ name: z.string(), jobTitle: z.string(), profilePicture: FileView.optional() }),
  lastMessage: LastMessage.nullable(),
});
export type CompanyThreadItem = z.infer<typeof CompanyThreadItem>;

export const TalentThreadView = z.object({
  thread: Thread,
  companyProfile: CompanyProfile.pick({ name: true, locality: true }).extend({ logo: FileView.optional() }),
  jobPost: JobPost.pick({ title: true, category: true }).partial({ category: true }),
  lastMessage: LastMessage.nullable(),
});
export type TalentThreadView = z.infer<typeof TalentThreadView>;

export const invitation = {
  send: call({
    access: 'company',
    own: 'job posts of the caller’s own company; the rule itself asks for premium access',
    path: '/invite-talent',
    summary: 'Invites a talent for a job post, which opens the thread. A second invitation is CONFLICT',
    tags,
    limit: { max: 200, seconds: 3600 },
  })
    .input(
      z.strictObject({
        talentId: z.string(),
        jobPostId: z.string(),
        note: optionalText(1, INVITATION_NOTE_LENGTH_MAX),
      }),
    )
    .output(z.object({ thread: Thread, message: Message })),
  accept: call({
    access: 'talent',
    own,
    path: '/accept-job-invitation',
    summary: 'Accepts; the other answer given before is CONFLICT',
    tags,
  })
    .input(ThreadId)
    .output(z.object({ thread: Thread })),
  reject: call({
    access: 'talent',
    own,
    path: '/reject-job-invitation',
    summary: 'Declines; the other answer given before is CONFLICT',
    tags,
  })
    .input(ThreadId)
    .output(z.object({ thread: Thread })),
};

export const thread = {
  get: call({
    access: ['company', 'talent'],
    own,
    method: 'GET',
    path: '/threads/{threadId}',
    summary: 'A thread',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(Thread),
  listForCompany: call({
    access: 'company',
    own,
    path: '/get-company-threads',
    summary: 'The company’s threads, the latest first',
    tags,
  })
    .input(
      z.strictObject({
        talentNameStartsWith: z.string().trim().max(100).optional(),
        limit: limit(200).default(THREADS_LIMIT),
      }),
    )
    .output(z.object({ companyThreads: z.array(CompanyThreadItem) })),
  listForTalent: call({
    access: 'talent',
    own,
    path: '/get-talent-threads',
    summary: 'The talent’s threads, the latest first',
    tags,
  })
    .input(
      z.strictObject({
        companyNameStartsWith: z.string().trim().max(100).optional(),
        limit: limit(200).default(THREADS_LIMIT),
      }),
    )
    .output(z.object({ talentThreads: z.array(TalentThreadView) })),
  markRead: call({
    access: ['company', 'talent'],
    own,
    method: 'PUT',
    path: '/threads/{threadId}/read-status',
    summary: 'Marks the caller’s side of a thread as read',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(z.object({ thread: Thread })),
};

const page = ThreadId.extend({ limit: limit(MESSAGES_LIMIT), cursor: Cursor });
const pageOfMessages = z.object({ messages: z.array(Message), cursor: z.string().nullable() });
const sending = ThreadId.extend({
  message: MessageText,
  clientMessageId: z.string().min(8).max(64).optional(),
});
const sendingLimit = { max: 60, seconds: 60 };

export const message = {
  listForCompany: call({
    access: 'company',
    own,
    path: '/get-company-thread-messages',
    summary: 'The newest messages ascending, with a cursor to older ones',
    tags,
  })
    .input(page)
    .output(pageOfMessages),
  listForTalent: call({
    access: 'talent',
    own,
    path: '/get-talent-thread-messages',
    summary: 'The newest messages ascending, with a cursor to older ones',
    tags,
  })
    .input(page)
    .output(pageOfMessages),
  sendAsCompany: call({
    access: 'company',
    own: `${own}; sending asks for premium access`,
    path: '/send-company-message',
    summary: 'Sends a message; the same clientMessageId again returns the same message',
    tags,
    limit: sendingLimit,
  })
    .input(sending)
    .output(z.object({ message: Message })),
  sendAsTalent: call({
    access: 'talent',
    own,
    path: '/send-talent-message',
    summary: 'Sends a message; the same clientMessageId again returns the same message',
    tags,
    limit: sendingLimit,
  })
    .input(sending)
    .output(z.object({ message: Message })),
};

const visited = z.object({ messagesPageLastVisitedIsoDateTimeUtc: z.string() });

export const messagesPage = {
  visitAsCompany: call({
    access: 'company',
    own,
    method: 'PUT',
    path: '/company-timestamps/{companyId}',
    summary: 'Records that the messages page was opened',
    tags,
  })
    .input(z.object({ companyId: z.string() }))
    .output(visited),
  visitAsTalent: call({
    access: 'talent',
    own,
    method: 'PUT',
    path: '/talent-timestamps/{talentId}',
    summary: 'Records that the messages page was opened',
    tags,
  })
    .input(z.object({ talentId: z.string() }))
    .output(visited),
};
