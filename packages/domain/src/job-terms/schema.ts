import { optionalChoice, optionalIsoMonth, optionalText, z } from '../base/schema.ts';
import { EMPLOYMENT_KINDS, PAY_CURRENCIES, WORK_PLACES } from './choice.ts';
import {
  OVERLAP_HOURS,
  PAY_IN_CURRENCY,
  PAY_IN_LPA_INR,
  PAY_STEP_IN_LPA_INR,
  WORK_PLACE_NAME_LENGTH,
} from './limit.ts';
import { isReversed } from './range.ts';
import { startMonthRefusal } from './start-month.ts';
import { PAY_REVERSED_SENTENCE } from './form-words.ts';

const inLpaInr = () =>
  z.number().min(PAY_IN_LPA_INR.min).max(PAY_IN_LPA_INR.max).multipleOf(PAY_STEP_IN_LPA_INR);
const inCurrency = () => z.number().int().min(PAY_IN_CURRENCY.min).max(PAY_IN_CURRENCY.max);

/** An issue at the upper amount of a range whose amounts are swapped. */
const refuseReversed = (range: { from: number; to: number }, context: z.core.$RefinementCtx) => {
  if (isReversed(range)) context.addIssue({ code: 'custom', message: PAY_REVERSED_SENTENCE, path: ['to'] });
};

/** Yearly pay before tax as a range in lakhs of rupees, and the same in the company's currency if it states it. */
export const Pay = z
  .strictObject({
    from: inLpaInr(),
    to: inLpaInr(),
    inCurrency: z
      .strictObject({ currency: z.enum(PAY_CURRENCIES), from: inCurrency(), to: inCurrency() })
      .superRefine(refuseReversed)
      .optional(),
  })
  .superRefine(refuseReversed);
export type Pay = z.infer<typeof Pay>;

const terms = {
  /** Null if the company has chosen not to state it, absent if it was never asked. */
  pay: Pay.nullish(),
  employmentKind: optionalChoice(EMPLOYMENT_KINDS),
  workPlace: optionalChoice(WORK_PLACES),
  /** The place of work that is not remote. */
  workPlaceName: optionalText(WORK_PLACE_NAME_LENGTH.min, WORK_PLACE_NAME_LENGTH.max),
  /** Working hours a day that overlap with the working day in India. */
  overlapHours: z.number().int().min(OVERLAP_HOURS.min).max(OVERLAP_HOURS.max).optional(),
  /** The month of the start; absent if it is open. */
  startIsoMonth: optionalIsoMonth(),
};

/** The terms of a job: pay, employment, place, hours and start. An invitation keeps them as they were when it was sent. */
export const JobTerms = z.strictObject(terms);
export type JobTerms = z.infer<typeof JobTerms>;

/** The terms as a save sends them: a start in the past is refused. Stored ones grow old. */
export const JobTermsDraft = JobTerms.superRefine(({ startIsoMonth }, context) => {
  const message = startIsoMonth && startMonthRefusal(startIsoMonth, Date.now());
  if (message) context.addIssue({ code: 'custom', message, path: ['startIsoMonth'] });
});
