/** The columns of a file with job posts, in order. */
export const JOB_POST_COLUMN_NAMES = [
  'id',
  'title',
  'category',
  'description',
  'pay',
  'pay_from_lpa',
  'pay_to_lpa',
  'pay_currency',
  'pay_from',
  'pay_to',
  'employment',
  'work_place',
  'place',
  'overlap_hours',
  'start_month',
  'competitive_salary',
  'flexible_hours',
  'performance_bonus',
  'learning_opportunities',
] as const;
export type JobPostColumn = (typeof JOB_POST_COLUMN_NAMES)[number];
export const REQUIRED_JOB_POST_COLUMNS = ['title', 'description'] as const satisfies readonly JobPostColumn[];

export const BENEFIT_COLUMNS = {
  competitive_salary: 'hasCompetitiveSalary',
  flexible_hours: 'hasFlexibleHours',
  performance_bonus: 'hasPerformanceBonus',
  learning_opportunities: 'hasLearningOpportunities',
} as const satisfies Partial<Record<JobPostColumn, string>>;

/** In a cell, whether a job post states its pay. */
export const PAY_CELLS = { stated: 'stated', notStated: 'not stated' } as const;

/** Which column a field of a job post comes from, by its path in the draft. */
const COLUMN_OF_PATH: Record<string, JobPostColumn> = {
  title: 'title',
  category: 'category',
  description: 'description',
  'terms.pay': 'pay',
  'terms.pay.from': 'pay_from_lpa',
  'terms.pay.to': 'pay_to_lpa',
  'terms.pay.inCurrency': 'pay_currency',
  'terms.pay.inCurrency.currency': 'pay_currency',
  'terms.pay.inCurrency.from': 'pay_from',
  'terms.pay.inCurrency.to': 'pay_to',
  'terms.employmentKind': 'employment',
  'terms.workPlace': 'work_place',
  'terms.workPlaceName': 'place',
  'terms.overlapHours': 'overlap_hours',
  'terms.startIsoMonth': 'start_month',
  ...Object.fromEntries(Object.entries(BENEFIT_COLUMNS).map(([column, field]) => [field, column])),
};

/** The column of a field, or the title for a problem of the whole row. */
export const columnOfPath = (path: string): JobPostColumn => COLUMN_OF_PATH[path] ?? 'title';
