import { indianDay } from '../base/week.ts';
import type { AppealOutcome, ReportDecision, SanctionAct } from './choice.ts';
import { APPEAL_DAYS } from './limit.ts';

/** For admins. */
export const REPORT_DECISION_LABELS: Record<ReportDecision, string> = {
  nothing: 'Nothing wrong',
  warn: 'Warn',
  hide: 'Hide it',
  limit: 'Limit',
  suspend: 'Suspend',
  ban: 'Ban',
};

/** What each decision does, below its label. */
export const REPORT_DECISION_EFFECTS: Record<ReportDecision, string> = {
  nothing: 'the reporters are told',
  warn: 'they are told, nothing else changes',
  hide: 'nobody else sees it',
  limit: 'no new invitations or messages',
  suspend: 'no access until a date',
  ban: 'no access at all',
};

/** The heading for the person whom it concerns. */
export const SANCTION_LABELS: Record<SanctionAct, string> = {
  warn: 'We warned you',
  hide: 'We hid something of yours',
  limit: 'You cannot invite or write for a while',
  suspend: 'Your account is suspended',
  ban: 'Your account is banned',
};

/** What it means for the person. */
export const SANCTION_EFFECTS: Record<SanctionAct, string> = {
  warn: 'Nothing else changes. A second time can have consequences.',
  hide: 'Nobody else sees it any more. Everything else works as before.',
  limit:
    'You can read everything, and answer invitations. You cannot send invitations or messages until then.',
  suspend:
    'You can log in, read this page and appeal. Until then nobody finds you, and you cannot use anything else.',
  ban: 'You cannot log in, and nobody finds you.',
};

/** For companies with a subscription. */
export const SANCTION_PAID_TIME_SENTENCE =
  'We have cancelled the renewal of your subscription, so you are not charged again. Time that you have paid for does not pause. If the decision is taken back in time, you use the rest, and can resume the renewal.';

export const APPEAL_OUTCOME_LABELS: Record<AppealOutcome, string> = {
  upheld: 'The decision stays',
  lifted: 'The decision is taken back',
};

export const SANCTION_SENTENCES = {
  title: 'Decisions about your account',
  none: 'No decisions about your account',
  noneHint: 'If an admin acts against something of yours, the decision and its reason appear here.',
  appeal: 'Appeal',
  appealHint: `You can appeal once, within ${APPEAL_DAYS} days. Where there are two admins, another one decides.`,
  appealSent: 'Appeal sent. We will tell you what we decide.',
  appealFailed: 'Failed to send the appeal. Please try again.',
  appealWaits: 'Your appeal waits for a decision.',
  appealedAlready: 'You have already appealed this decision.',
  liftedAlready: 'This decision has already been taken back.',
  appealLate: `A decision can be appealed for ${APPEAL_DAYS} days.`,
  linkInvalid: 'This link does not work any more. Please contact us.',
  suspended: 'Your account is suspended. Read why, and how to appeal, under “Decisions about your account”.',
  limited: (until: string) =>
    `You cannot send invitations or messages until ${until}. Read why under “Decisions about your account”.`,
  ownDataByMail:
    'Your data stays yours, whatever we have decided. We send what you ask for to the email address of your account.',
  hiddenText: 'An admin has hidden this message.',
} as const;

/** The sentence for an account that is limited. @param untilMs in milliseconds */
export const limitedSentence = (untilMs: number): string => SANCTION_SENTENCES.limited(indianDay(untilMs));
