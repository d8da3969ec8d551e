import type { ReportReason } from './choice.ts';

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  PaymentAsked: 'Asks for payment',
  NotReal: 'Not real',
  NotTrue: 'Not true',
  NotThisPerson: 'Not this person',
  Rude: 'Rude or hateful',
  OffPlatform: 'Leads away from Talaash',
  MassMessages: 'Mass messages',
  SomethingElse: 'Something else',
};

export const REPORT_SENTENCES = {
  body: 'Choose what is wrong, and an admin reads it. We keep a copy of what you see now. The other side does not learn that it was you.',
  note: 'Anything that we should know? (optional)',
  sent: 'Reported. We will tell you what we decide.',
  again: 'You have already reported this. We will tell you what we decide.',
  failed: 'Failed to send the report. Please try again.',
  own: 'You cannot report something of your own.',
  reasonUnfit: 'Choose one of the reasons in the list.',
  deleted: 'The account behind what you reported has been deleted.',
  none: 'You have reported nothing',
  noneHint: 'What you report appears here, with our answer.',
} as const;
