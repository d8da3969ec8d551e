import type { Pay } from '@talaash/domain/job-terms/schema';
import { payWords } from '@talaash/domain/job-terms/words';
import type { JoiningNews } from '@talaash/domain/joining-record/choice';
import { JOINING_NEWS_WORDS, JOINING_SENTENCES } from '@talaash/domain/joining-record/words';
import type { MailContent } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayWords = (isoDate: string): string => dayFormat.format(new Date(isoDate));

export type JoiningRecordMailFacts = {
  name: string;
  otherName: string;
  news: JoiningNews;
  jobPostTitle: string;
  offeredIsoDate: string;
  joiningIsoDate: string;
  pay: Pay | null;
  /** The conversation. */
  url: string;
};

/** What the other side did with the record of a job offer. */
export function joiningRecordMail(facts: JoiningRecordMailFacts): MailContent {
  const { did, next } = JOINING_NEWS_WORDS[facts.news];
  const sentence = `${facts.otherName} ${did}`;
  return {
    name: 'joiningRecord',
    subject: `${sentence}: ${facts.jobPostTitle}`,
    preheader: next,
    heading: sentence,
    parts: [
      { paragraph: `Hello ${facts.name}, ${sentence}.` },
      {
        facts: [
          ['Job', facts.jobPostTitle],
          ['Offered on', dayWords(facts.offeredIsoDate)],
          ['First day', dayWords(facts.joiningIsoDate)],
          ['Pay', payWords(facts.pay)],
        ],
      },
      { paragraph: next },
      { button: 'Open the conversation', url: facts.url },
      { note: JOINING_SENTENCES.private },
    ],
  };
}
