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
