import type { MailContent } from './content.ts';

export type ContactMailFacts = {
  referenceId: string;
  name: string;
  email: string;
  subject: string;
  /** What the sender typed: plain text, never read as Markdown. */
  message: string;
};

/** To the operator: what somebody wrote. It is answered by a mail to the sender. */
export const contactMessageMail = (facts: ContactMailFacts & { url: string }): MailContent => ({
  name: 'contactMessage',
  subject: `${facts.referenceId}: ${facts.subject}`,
  preheader: `From ${facts.name}.`,
  heading: facts.subject,
  parts: [
    {
      facts: [
        ['Reference', facts.referenceId],
        ['From', facts.name],
        ['Email', facts.email],
      ],
    },
    { quote: facts.message },
    { button: 'Open the message', url: facts.url },
  ],
});

/**
 * To the sender. Anybody can type anybody's address, so it repeats nothing that was typed: it would carry a stranger's words
 * to a third person.
 */
export const contactReceivedMail = ({ referenceId }: Pick<ContactMailFacts, 'referenceId'>): MailContent => ({
  name: 'contactReceived',
  subject: `We have your message: ${referenceId}`,
  preheader: 'A person reads every message.',
  heading: 'We have your message',
  parts: [
    { paragraph: 'Thank you for contacting Talaash. A person reads every message and replies by email.' },
    { facts: [['Reference', referenceId]] },
    { note: 'If you did not contact us, please ignore this email.' },
  ],
});
