import { REPORT_KEPT_DAYS } from '../report/limit.ts';
import type { AdminReportFilter } from './choice.ts';

export const ADMIN_REPORT_FILTER_LABELS: Record<AdminReportFilter, string> = {
  open: 'All open',
  appeals: 'Appeals',
  mine: 'Mine',
  decided: 'Decided',
};

/** What has become of the reported thing, beside its copy. */
export const EVIDENCE_SINCE_LABELS = {
  same: 'as it was then, unchanged since',
  changed: 'as it was then, changed since',
  gone: 'as it was then, no longer there',
} as const;

export const ADMIN_REPORT_SENTENCES = {
  aboutAdmin: 'This report is about you. Another admin decides it.',
  reporter: 'You reported this. Another admin decides it.',
  ownAppeal: 'This is your own appeal. Another admin decides it.',
  ownDecision: 'You made this decision. Another admin decides the appeal.',
  ownBan: 'You asked for this ban. Another admin confirms it.',
  colleagueUnfit: 'Choose an admin who can decide this report.',
  banAsked: 'Asked. The ban waits for another admin.',
  banNeedsTwo: 'A ban needs a second admin. Nothing changes for the account until then.',
  noColleague: 'No other admin can decide this report.',
  asked: (name: string) => `${name} is asked, and finds it under “Mine”.`,
  appealDecidedAlready: 'This appeal has already been decided.',
  daysMissing: 'Choose for how many days.',
  textMissing: 'Say what was wrong and why. The person reads it.',
  none: 'Nothing waits.',
  noneHint: 'Reports and appeals appear here, the longest waiting first.',
  decided: 'Decided. Everybody concerned is told.',
  lifted: 'Taken back. The person is told.',
  notInForce: 'This decision is not in force any more.',
  flood: 'Several reports of one thing stand in one row. Many from one network count once.',
  loadFailed: 'The reports did not load',
  notFound: 'No report matches. Search for a word of a name or of what was reported, or for an ID.',
  noEvidence: `The copy is deleted: with the account, or ${REPORT_KEPT_DAYS} days after the decision.`,
  keptText: 'We keep your text below until you close the page.',
  failed: 'This failed. Please try again. Your text is kept.',
} as const;

/** @param name of the admin who asks; null if that account is deleted */
export const banAskedSentence = (name: string | null): string =>
  `${name ?? 'Another admin'} asks for a ban. Confirm it, or decide something else.`;

/** @param name of the admin who was first; undefined if that account is deleted */
export const decidedAlreadySentence = (name: string | undefined): string =>
  name === undefined ? 'This report has already been decided.' : `${name} has already decided this report.`;
