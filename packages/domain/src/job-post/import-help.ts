import { EMPLOYMENT_KIND_LABELS, WORK_PLACE_LABELS } from '../job-terms/words.ts';
import { PAY_CURRENCIES } from '../job-terms/choice.ts';
import { OVERLAP_HOURS, PAY_IN_LPA_INR } from '../job-terms/limit.ts';
import { JOB_POST_DESCRIPTION_LENGTH, JOB_POST_TITLE_LENGTH } from './limit.ts';
import { JOB_POST_COLUMN_NAMES, type JobPostColumn, PAY_CELLS } from './import-column.ts';
import { JOB_CATEGORY_LABELS } from './words.ts';

const oneOf = (labels: Record<string, string>): string => Object.values(labels).join(', ');

/**
 * The columns of a file with job posts: the name in its header, and what stands in its cells. A file needs `title` and
 * `description`; the others may be missing.
 */
export const JOB_POST_COLUMNS: Record<JobPostColumn, string> = {
  id: 'Your own id of the job. A job post with a known id is not imported again. Without ids, the title decides.',
  title: `${JOB_POST_TITLE_LENGTH.min} to ${JOB_POST_TITLE_LENGTH.max} characters. Required.`,
  category: `${oneOf(JOB_CATEGORY_LABELS)}. Empty: the first of them.`,
  description: `Markdown, ${JOB_POST_DESCRIPTION_LENGTH.min} to ${JOB_POST_DESCRIPTION_LENGTH.max.toLocaleString('en')} characters. Required.`,
  pay: `"${PAY_CELLS.stated}" or "${PAY_CELLS.notStated}". Required, unless the amounts are given.`,
  pay_from_lpa: `Yearly pay before tax from, in lakhs of rupees: ${PAY_IN_LPA_INR.min} to ${PAY_IN_LPA_INR.max}.`,
  pay_to_lpa: 'The upper amount. Empty: the same.',
  pay_currency: `The same pay in your currency: ${PAY_CURRENCIES.join(', ')}.`,
  pay_from: 'Yearly pay from in that currency.',
  pay_to: 'The upper amount. Empty: the same.',
  employment: `${oneOf(EMPLOYMENT_KIND_LABELS)}, or empty.`,
  work_place: `${oneOf(WORK_PLACE_LABELS)}, or empty.`,
  place: 'The town, if the work is not only remote.',
  overlap_hours: `Hours a day that overlap with the day in India: ${OVERLAP_HOURS.min} to ${OVERLAP_HOURS.max}.`,
  start_month: 'The month of the start, such as 2027-04, or empty.',
  competitive_salary: 'yes or no.',
  flexible_hours: 'yes or no.',
  performance_bonus: 'yes or no.',
  learning_opportunities: 'yes or no.',
};

/** A file to start from: the header, and a row with an example. */
export const JOB_POST_CSV_EXAMPLE = [
  JOB_POST_COLUMN_NAMES.join(','),
  'REQ-101,Senior React Developer,Software Development,"You build our web shop with a team of four.",,16,22,GBP,14000,19000,Employment,Remote,,4,,no,yes,no,yes',
].join('\r\n');
