import type { TalentRecordMail } from '@talaash/domain/mail/choice';
import type { MailContent } from './content.ts';

type TalentRecordMailFacts = {
  name: string;
  /** The author of the note; null once they are no member any more. */
  colleague: string | null;
  /** Null while the company may not see the person. */
  talentName: string | null;
  /** The conversation or profile, with what the company notes beside it. */
  url: string;
};

const UNNAMED = 'a person';
const PRIVATE = {
  note: 'We leave out what it says. Only members of your company who are logged in read it.',
};

/** To a member of a company whom a note mentions, or whom a reminder reminds. They repeat nothing that somebody typed. */
export const TALENT_RECORD_MAILS: Record<TalentRecordMail, (facts: TalentRecordMailFacts) => MailContent> = {
  noteMentioned: ({ name, colleague, talentName, url }) => {
    const did = `mentions you in a note about ${talentName ?? UNNAMED}`;
    const heading = `${colleague ?? 'A former member'} ${did}`;
    return {
      name: 'noteMentioned',
      subject: heading,
      preheader: 'Read the note on Talaash.',
      heading,
      parts: [
        { paragraph: `Hello ${name}, ${colleague ?? 'a former member'} ${did}.` },
        { button: 'Open the note', url },
        PRIVATE,
      ],
    };
  },
  reminderDue: ({ name, talentName, url }) => {
    const heading = `Reminder about ${talentName ?? UNNAMED}`;
    return {
      name: 'reminderDue',
      subject: heading,
      preheader: 'It is due now.',
      heading,
      parts: [
        { paragraph: `Hello ${name}, your reminder about ${talentName ?? UNNAMED} is due.` },
        { button: 'Open the reminder', url },
        PRIVATE,
      ],
    };
  },
};
