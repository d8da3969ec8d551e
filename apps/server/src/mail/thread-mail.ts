import { plainText } from '@talaash/domain/markdown/plain';
import { INVITATION_DAYS, INVITATION_REMINDER_DAYS } from '@talaash/domain/invitation/limit';
import { statesPay } from '@talaash/domain/job-terms/rule';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import { payWords, termFacts } from '@talaash/domain/job-terms/words';
import type { InvitationMail } from '@talaash/domain/mail/choice';
import type { MailContent } from './content.ts';

export type InvitationMailFacts = {
  companyName: string;
  talentName: string;
  jobPostTitle: string;
  terms: JobTerms | null;
  /** What the company wrote with the invitation. */
  note: string | null;
  /** The conversation. */
  url: string;
};

const DAYS_LEFT = INVITATION_DAYS - INVITATION_REMINDER_DAYS;

/** The mails of an invitation, by what happened to it. */
export const INVITATION_MAILS: Record<InvitationMail, (facts: InvitationMailFacts) => MailContent> = {
  InvitationSent: ({ companyName, jobPostTitle, terms, talentName, note, url }) => ({
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
          ['Pay', payWords(terms?.pay)],
          ...termFacts(terms).map(({ label, value }) => [label, value] as const),
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

  PayRaised: ({ companyName, jobPostTitle, terms, talentName, url }) => ({
    name: 'PayRaised',
    subject: `${companyName} raised the pay: ${jobPostTitle}`,
    preheader: `The invitation now offers ${payWords(terms?.pay)}.`,
    heading: `The pay is higher now, ${talentName}`,
    parts: [
      { paragraph: `${companyName} raised the pay of its invitation for “${jobPostTitle}”.` },
      { facts: [['Pay', payWords(terms?.pay)]] },
      { button: 'See the invitation', url },
    ],
  }),

  FollowedUp: ({ companyName, jobPostTitle, terms, talentName, note, url }) => ({
    name: 'FollowedUp',
    subject: `${companyName} follows up: ${jobPostTitle}`,
    preheader: `${companyName} is waiting for your answer.`,
    heading: `${companyName} follows up, ${talentName}`,
    parts: [
      { paragraph: `${companyName} has invited you and writes once more. Declining is an answer too.` },
      {
        facts: [['Job', jobPostTitle], ...(statesPay(terms) ? [['Pay', payWords(terms?.pay)] as const] : [])],
      },
      ...(note === null ? [] : [{ quote: plainText(note), by: companyName }]),
      { button: 'Answer the invitation', url },
    ],
  }),

  InvitationEndsSoon: ({ companyName, jobPostTitle, terms, talentName, url }) => ({
    name: 'InvitationEndsSoon',
    subject: `An invitation ends in ${DAYS_LEFT} days: ${jobPostTitle}`,
    preheader: `${companyName} is waiting for your answer.`,
    heading: `${talentName}, this invitation ends soon`,
    parts: [
      {
        paragraph: `${companyName} invited you ${INVITATION_REMINDER_DAYS} days ago. The invitation ends by itself in ${DAYS_LEFT} days. Declining it is an answer too.`,
      },
      {
        facts: [['Job', jobPostTitle], ...(statesPay(terms) ? [['Pay', payWords(terms?.pay)] as const] : [])],
      },
      { button: 'Answer the invitation', url },
    ],
  }),

  InvitationUnanswered: ({ talentName, jobPostTitle, url }) => ({
    name: 'InvitationUnanswered',
    subject: `Not answered yet: your invitation for ${jobPostTitle}`,
    preheader: `It ends in ${DAYS_LEFT} days.`,
    heading: `${talentName} has not answered yet`,
    parts: [
      {
        paragraph: `You invited ${talentName} for “${jobPostTitle}” ${INVITATION_REMINDER_DAYS} days ago. The invitation ends by itself in ${DAYS_LEFT} days. You can raise its pay once while it waits.`,
      },
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
