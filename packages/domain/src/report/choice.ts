/** What can be reported. A picture is the profile picture of a talent or the logo of a company. */
export const REPORT_SUBJECTS = ['profile', 'jobPost', 'message', 'picture'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = [
  'PaymentAsked',
  'NotReal',
  'NotTrue',
  'NotThisPerson',
  'Rude',
  'OffPlatform',
  'MassMessages',
  'SomethingElse',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reasons that fit each subject, the most frequent first. */
export const REPORT_REASONS_OF: Record<ReportSubject, readonly ReportReason[]> = {
  profile: ['NotReal', 'NotTrue', 'NotThisPerson', 'OffPlatform', 'Rude', 'SomethingElse'],
  jobPost: ['PaymentAsked', 'NotReal', 'NotTrue', 'OffPlatform', 'Rude', 'SomethingElse'],
  message: ['PaymentAsked', 'Rude', 'OffPlatform', 'MassMessages', 'NotTrue', 'SomethingElse'],
  picture: ['NotThisPerson', 'NotReal', 'Rude', 'OffPlatform', 'SomethingElse'],
};

/** `open` waits for a decision, `appealed` for the decision of the appeal. */
export const REPORT_CASE_STATES = ['open', 'appealed', 'decided'] as const;
export type ReportCaseState = (typeof REPORT_CASE_STATES)[number];
