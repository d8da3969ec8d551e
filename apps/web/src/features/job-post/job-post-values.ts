import type { WithEvery } from '@talaash/domain/base/complete';
import { DEFAULT_JOB_CATEGORY, type JobCategory } from '@talaash/domain/job-post/choice';
import type { JobPost, JobPostDraft, JobPostField } from '@talaash/domain/job-post/schema';
import { JOB_POST_BENEFITS, type JobPostBenefit } from '@talaash/domain/job-post/words';
import type { EmploymentKind, PayCurrency, WorkPlace } from '@talaash/domain/job-terms/choice';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import type { useRecordForm } from '../../lib/form.ts';

type RangeValues = { from: number | undefined; to: number | undefined };

export type PayValues = RangeValues & {
  /** Undefined while pay is stated in rupees only. */
  inCurrency: (RangeValues & { currency: PayCurrency }) | undefined;
};

/** The terms while they are typed. */
export type TermsValues = {
  /** Null if the company does not state it, undefined until it has chosen. */
  pay: PayValues | null | undefined;
  employmentKind: EmploymentKind | undefined;
  workPlace: WorkPlace | undefined;
  workPlaceName: string;
  overlapHours: number | undefined;
  startIsoMonth: string;
};

export type JobPostValues = WithEvery<
  JobPostField,
  { title: string; category: JobCategory; description: string; terms: TermsValues } & Record<
    JobPostBenefit,
    boolean
  >
>;

export type JobPostFormState = Pick<
  ReturnType<typeof useRecordForm<JobPostValues, JobPostDraft>>,
  'field' | 'setValue' | 'values' | 'errorAt'
>;

export const benefits = Object.keys(JOB_POST_BENEFITS) as JobPostBenefit[];

export const emptyPay: PayValues = { from: undefined, to: undefined, inCurrency: undefined };

export function valuesOf(jobPost: JobPost | null | undefined): JobPostValues {
  return {
    title: jobPost?.title ?? '',
    category: jobPost?.category ?? DEFAULT_JOB_CATEGORY,
    description: jobPost?.description ?? '',
    ...offersOf(jobPost),
    terms: termsOf(jobPost?.terms),
  };
}

const termsOf = ({ pay, ...terms }: NonNullable<JobPost['terms']> = {}): TermsValues => ({
  pay: pay && { from: pay.from, to: pay.to, inCurrency: pay.inCurrency },
  employmentKind: terms.employmentKind,
  workPlace: terms.workPlace,
  workPlaceName: terms.workPlaceName ?? '',
  overlapHours: terms.overlapHours,
  startIsoMonth: terms.startIsoMonth ?? '',
});

/** The terms as far as they are typed, for the preview. */
export function shownTerms({ pay, ...terms }: TermsValues): JobTerms {
  const [range, inCurrency] = [wholeRange(pay), wholeRange(pay?.inCurrency)];
  const currency = pay?.inCurrency?.currency;
  return {
    ...terms,
    pay: range && {
      ...range,
      ...(inCurrency && currency ? { inCurrency: { ...inCurrency, currency } } : {}),
    },
  };
}

const wholeRange = (range: RangeValues | null | undefined): { from: number; to: number } | undefined => {
  const { from, to } = range ?? {};
  return isNumber(from) && isNumber(to) ? { from, to } : undefined;
};

const isNumber = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);

const offersOf = (jobPost: JobPost | null | undefined) =>
  Object.fromEntries(benefits.map((benefit) => [benefit, jobPost?.[benefit] ?? false])) as Record<
    JobPostBenefit,
    boolean
  >;
