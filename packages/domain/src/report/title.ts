import type { ReportSubject } from './choice.ts';

export const REPORT_SUBJECT_LABELS: Record<ReportSubject, string> = {
  profile: 'Profile',
  jobPost: 'Job post',
  message: 'Message',
  picture: 'Picture',
};

/** The button that reports something, such as a profile or its picture. */
export const reportTitle = (subjects: readonly ReportSubject[]): string =>
  `Report this ${subjects.map((subject) => REPORT_SUBJECT_LABELS[subject].toLowerCase()).join(' or ')}`;
