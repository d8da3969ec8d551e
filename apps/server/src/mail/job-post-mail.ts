import type { JobPostMail } from '@talaash/domain/mail/choice';
import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export type JobPostMailFacts = {
  name: string;
  title: string;
  /** When it closes without an answer, in milliseconds; undefined once it is closed. */
  closesAt: number | undefined;
  /** Its page, with the buttons. */
  url: string;
};

/** The mails about a job post that is a month old. */
export const JOB_POST_MAIL_CONTENTS: Record<JobPostMail, (facts: JobPostMailFacts) => MailContent> = {
  asked: ({ name, title, closesAt, url }) => ({
    name: 'jobPostAsked',
    subject: `Is this job still open? ${title}`,
    preheader: 'One press keeps it open.',
    heading: 'Is this job still open?',
    parts: [
      {
        paragraph: `Hello ${name}, you last confirmed the job post “${title}” a month ago. Talents trust posts that are real, so please say whether it is still open.`,
      },
      { button: 'Answer', url },
      {
        note: `Without an answer it closes on ${dayFormat.format(closesAt)}. You can open it again at any time.`,
      },
    ],
  }),

  closed: ({ name, title, url }) => ({
    name: 'jobPostClosed',
    subject: `Job post closed: ${title}`,
    preheader: 'You can open it again at any time.',
    heading: 'Your job post is closed',
    parts: [
      {
        paragraph: `Hello ${name}, nobody answered whether the job post “${title}” is still open, so it takes no invitations now. Conversations go on as before.`,
      },
      { button: 'Open it again', url },
    ],
  }),
};
