import type { AppealOutcome, SanctionAct } from '@talaash/domain/sanction/choice';
import {
  APPEAL_OUTCOME_LABELS,
  SANCTION_EFFECTS,
  SANCTION_LABELS,
  SANCTION_PAID_TIME_SENTENCE,
  SANCTION_SENTENCES,
} from '@talaash/domain/sanction/words';
import type { MailContent, MailPart } from './content.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The outcome of a report, to who sent it. */
export const reportAnsweredMail = ({
  name,
  text,
  url,
}: Record<'name' | 'text' | 'url', string>): MailContent => ({
  name: 'reportAnswered',
  subject: 'What became of your report on Talaash',
  preheader: text,
  heading: 'We have answered your report',
  parts: [
    { paragraph: `Hello ${name}, thank you for your report. An admin has read it and decided:` },
    { quote: text, by: 'Talaash' },
    { button: 'Open my reports', url },
    { note: 'The other side does not learn that it was you.' },
  ],
});

export type SanctionMailFacts = {
  name: string;
  act: SanctionAct;
  text: string;
  excerpt: string | null;
  /** When it ends by itself. */
  untilAt: string | null;
  hasPaidTime: boolean;
  /** The page of the decision, where it can be appealed. */
  url: string;
};

/** A decision about an account, to its owner. */
export function sanctionDecidedMail(facts: SanctionMailFacts): MailContent {
  const { name, act, text, excerpt, untilAt, hasPaidTime, url } = facts;
  const until: MailPart[] =
    untilAt === null ? [] : [{ facts: [['Until', `${dayFormat.format(new Date(untilAt))} (UTC)`]] }];
  return {
    name: 'sanctionDecided',
    subject: `${SANCTION_LABELS[act]} on Talaash`,
    preheader: text,
    heading: SANCTION_LABELS[act],
    parts: [
      { paragraph: `Hello ${name}, an admin of Talaash has decided this after a report:` },
      { quote: text, by: 'Talaash' },
      ...(excerpt ? [{ paragraph: 'It is about:' }, { quote: excerpt }] : []),
      { paragraph: SANCTION_EFFECTS[act] },
      ...until,
      ...(hasPaidTime ? [{ paragraph: SANCTION_PAID_TIME_SENTENCE }] : []),
      { paragraph: SANCTION_SENTENCES.appealHint },
      { button: 'Read or appeal', url },
    ],
  };
}

type AppealFacts = { name: string; outcome: AppealOutcome; answer: string | null; url: string };

/** The answer to an appeal, or that a decision was taken back without one. */
export const appealAnsweredMail = ({ name, outcome, answer, url }: AppealFacts): MailContent => ({
  name: 'appealAnswered',
  subject: `${APPEAL_OUTCOME_LABELS[outcome]}: your Talaash account`,
  preheader: answer ?? APPEAL_OUTCOME_LABELS[outcome],
  heading: APPEAL_OUTCOME_LABELS[outcome],
  parts: [
    {
      paragraph:
        outcome === 'lifted'
          ? `Hello ${name}, we have taken our decision about your account back. Everything works as before.`
          : `Hello ${name}, another look at your appeal has changed nothing. The decision is final.`,
    },
    ...(answer === null ? [] : [{ quote: answer, by: 'Talaash' }]),
    { button: 'Open it', url },
  ],
});
