import { Cursor, id, limit, listOf, z } from '@talaash/domain/base/schema';
import { CONTACT_MESSAGE_STATES } from '@talaash/domain/contact-message/choice';
import { CONTACT_MESSAGE_PAGE_SIZE_MAX } from '@talaash/domain/contact-message/limit';
import { ContactForm, ContactMessage } from '@talaash/domain/contact-message/schema';
import { call } from './call.ts';

export const contactMessage = {
  submit: call({
    access: 'anyone',
    path: '/submit-contact-us-form',
    summary: 'Stores a message for the operator. A retry returns the same reference',
    tags: ['Info'],
    limit: { max: 30, seconds: 600 },
    botCheck: true,
  })
    .input(
      ContactForm.extend({
        /** Chosen by the browser, so that a message that is sent again is stored once. */
        clientMessageId: id().optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), referenceId: z.string() })),
  page: call({
    access: 'admin',
    path: '/page-admin-contact-messages',
    summary: 'Lists the messages to the operator: open ones oldest first, all others newest first',
    tags: ['Admin'],
  })
    .input(
      z.strictObject({
        limit: limit(CONTACT_MESSAGE_PAGE_SIZE_MAX),
        cursor: Cursor,
        state: z.enum(CONTACT_MESSAGE_STATES).optional(),
      }),
    )
    .output(listOf(ContactMessage)),
  markAnswered: call({
    access: 'admin',
    path: '/mark-contact-message-answered',
    summary: 'Marks a message as answered. CONFLICT if another admin has already done so',
    tags: ['Admin'],
  })
    .input(z.strictObject({ contactMessageId: id() }))
    .output(z.object({ contactMessage: ContactMessage })),
};
