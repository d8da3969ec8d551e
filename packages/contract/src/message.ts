import { ATTACHMENTS_MAX } from '@talaash/domain/attachment/limit';
import { Cursor, id, limit, z } from '@talaash/domain/base/schema';
import { MESSAGES_LIMIT } from '@talaash/domain/message/limit';
import { MESSAGES_FOUND_LIMIT } from '@talaash/domain/message-search/limit';
import { FoundMessage, MessageSearchText } from '@talaash/domain/message-search/schema';
import { Message, MessageText } from '@talaash/domain/message/schema';
import { call } from './call.ts';

const tags = ['Messages'];

const own = 'threads of the caller’s own company or talent';

const ThreadId = z.strictObject({ threadId: z.string() });

export const LastMessage = Message.pick({
  sender: true,
  markdown: true,
  event: true,
  createdIsoDateTimeUtc: true,
}).extend({
  /** How many files it carries; absent if none. */
  attachmentCount: z.number().int().optional(),
});

const pageRequest = ThreadId.extend({ limit: limit(MESSAGES_LIMIT), cursor: Cursor });

const pageOfMessages = z.object({ messages: z.array(Message), cursor: z.string().nullable() });

const newMessage = ThreadId.extend({
  /** Optional in a message that carries files. */
  message: MessageText.optional(),
  /** Files that this side has uploaded for a message and not sent yet. */
  fileIds: z.array(id()).max(ATTACHMENTS_MAX).optional(),
  clientMessageId: z.string().min(8).max(64).optional(),
}).superRefine(({ message: text, fileIds = [] }, context) => {
  if (text === undefined && fileIds.length === 0)
    context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['message'] });
});

const search = call({
  access: ['company', 'talent'],
  permission: 'read',
  scopes: ['messages'],
  refuses: [],
  isRead: true,
  own,
  path: '/search-messages',
  summary:
    'Finds messages by the beginnings of their words, the newest first. Messages that an admin has hidden and those of deleted accounts are left out',
  tags,
  limit: { max: 120, seconds: 60 },
})
  .input(z.strictObject({ text: MessageSearchText, limit: limit(MESSAGES_FOUND_LIMIT), cursor: Cursor }))
  .output(z.object({ messages: z.array(FoundMessage), cursor: z.string().nullable() }));

const sendingLimit = { max: 60, seconds: 60 };

export const message = {
  search,
  get: call({
    access: ['company', 'talent'],
    permission: 'read',
    scopes: ['messages'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'GET',
    path: '/threads/{threadId}/messages/{messageId}',
    summary: 'Returns a message of a thread',
    tags,
  })
    .input(ThreadId.extend({ messageId: z.string() }))
    .output(Message),
  listForCompany: call({
    access: 'company',
    permission: 'read',
    scopes: ['messages'],
    refuses: ['NOT_FOUND'],
    isRead: true,
    own,
    path: '/get-company-thread-messages',
    summary: 'Lists the newest messages, oldest first, with a cursor to older ones',
    tags,
    tool: {
      name: 'read_conversation',
      title: 'Read a conversation',
      description:
        'Returns the newest messages of a conversation of the company, the oldest of them first. Each says its sender. Send the cursor back for older ones. The talent is not told that they were read.',
      texts: { 'messages.*': 'conversation' },
    },
  })
    .input(pageRequest)
    .output(pageOfMessages),
  listForTalent: call({
    access: 'talent',
    own,
    path: '/get-talent-thread-messages',
    summary: 'Lists the newest messages, oldest first, with a cursor to older ones',
    tags,
  })
    .input(pageRequest)
    .output(pageOfMessages),
  sendAsCompany: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['messages'],
    refuses: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    own: `${own}; without premium access the answer is PREMIUM_REQUIRED`,
    notWhileLimited: true,
    path: '/send-company-message',
    summary: 'Sends a message; a retry with the same clientMessageId returns the same message',
    tags,
    limit: sendingLimit,
  })
    .input(newMessage)
    .output(z.object({ message: Message })),
  sendAsTalent: call({
    access: 'talent',
    own,
    notWhileLimited: true,
    path: '/send-talent-message',
    summary: 'Sends a message; a retry with the same clientMessageId returns the same message',
    tags,
    limit: sendingLimit,
  })
    .input(newMessage)
    .output(z.object({ message: Message })),
};
