import { plainText } from '@talaash/domain/markdown/plain';
import type { InvitationEvent } from '@talaash/domain/message/choice';
import type { MailContent } from './content.ts';

export type InvitationMailFacts = {
  companyName: string;
  talentName: string;
  jobPostTitle: string;
  /** What the company wrote with the invitation. */
  note: string | null;
  /** The conversation. */
  url: string;
};

/** The mails of an invitation, by what happened to it. */
export const INVITATION_MAILS: Record<InvitationEvent, (facts: InvitationMailFacts) => MailContent> = {
  InvitationSent: ({ companyName, jobPostTitle, talentName, note, url }) => ({
    name: 'InvitationSent',
    subject: `${companyName} invites you: ${jobPostTitle}`,
    preheader: `Accept or decline the invitation from ${companyName}.`,
    heading: `You have an invitation, ${talentName}`,
    parts: [
      { paragraph: `${companyName} has seen your profile and would like to talk to you about this job.` },
      {
        facts: [
          ['Company', companyName],
          ['Job', jobPostTitle],
        ],
      },
      ...(note === null ? [] : [{ quote: plainText(note), by: companyName }]),
      { button: 'See the invitation', url },
    ],
  }),

  InvitationAccepted: ({ talentName, jobPostTitle, url }) => ({
    name: 'InvitationAccepted',
    subject: `${talentName} accepted your invitation: ${jobPostTitle}`,
    preheader: 'You can now talk about the job.',
    heading: `${talentName} accepted your invitation`,
    parts: [
      { paragraph: `${talentName} would like to talk to you about “${jobPostTitle}”.` },
      { button: 'Open the conversation', url },
    ],
  }),

  InvitationRejected: ({ talentName, jobPostTitle, url }) => ({
    name: 'InvitationRejected',
    subject: `${talentName} declined your invitation: ${jobPostTitle}`,
    preheader: 'Many other talents are open to invitations.',
    heading: `${talentName} declined your invitation`,
    parts: [
      { paragraph: `${talentName} is not interested in “${jobPostTitle}” at the moment.` },
      { button: 'Open the conversation', url },
    ],
  }),
};

export type NewMessagesMailFacts = {
  name: string;
  /** By whom and how many, one for each conversation. */
  news: readonly { by: string; count: number }[];
  url: string;
};

const messagesCount = (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`;

/** Says how many messages there are, without their text. */
export function newMessagesMail({ name, news, url }: NewMessagesMailFacts): MailContent {
  const total = messagesCount(news.reduce((sum, { count }) => sum + count, 0));
  return {
    name: 'newMessages',
    subject: `You have ${total} on Talaash`,
    preheader: `From ${news.map(({ by }) => by).join(', ')}.`,
    heading: `You have ${total}`,
    parts: [
      { paragraph: `Hello ${name}, you have new messages.` },
      { facts: news.map(({ by, count }) => [by, messagesCount(count)] as const) },
      { button: 'Open messages', url },
    ],
  };
}
