import { Cursor, limit, z } from '@talaash/domain/base/schema';
import { MESSAGES_LIMIT } from '@talaash/domain/message/limit';
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
});

const pageRequest = ThreadId.extend({ limit: limit(MESSAGES_LIMIT), cursor: Cursor });

const pageOfMessages = z.object({ messages: z.array(Message), cursor: z.string().nullable() });

const newMessage = ThreadId.extend({
  message: MessageText,
  clientMessageId: z.string().min(8).max(64).optional(),
});

const sendingLimit = { max: 60, seconds: 60 };

export const message = {
  get: call({
    access: ['company', 'talent'],
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
    own,
    path: '/get-company-thread-messages',
    summary: 'Lists the newest messages, oldest first, with a cursor to older ones',
    tags,
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
    own: `${own}; without premium access the answer is PREMIUM_REQUIRED`,
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
    path: '/send-talent-message',
    summary: 'Sends a message; a retry with the same clientMessageId returns the same message',
    tags,
    limit: sendingLimit,
  })
    .input(newMessage)
    .output(z.object({ message: Message })),
};
