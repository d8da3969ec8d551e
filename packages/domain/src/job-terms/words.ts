import type { EmploymentKind, WorkPlace } from './choice.ts';
import { type PayFit, payFit } from './rule.ts';
import type { JobTerms, Pay } from './schema.ts';

export const PAY_NOT_STATED = 'Pay not stated';

export const EMPLOYMENT_KIND_LABELS: Record<EmploymentKind, string> = {
  Employment: 'Employment',
  Contract: 'Contract',
};

export const WORK_PLACE_LABELS: Record<WorkPlace, string> = {
  Remote: 'Remote',
  OnSite: 'On site',
  RemoteOrOnSite: 'Remote or on site',
};

const rangeWords = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);

/** The amounts: "₹16 to 22". */
export const payAmountWords = ({ from, to }: Pick<Pay, 'from' | 'to'>): string =>
  `₹${rangeWords(String(from), String(to))}`;

/** Pay in one place: "₹16 to 22 LPA", or that it is not stated. */
export const payWords = (pay: Pick<Pay, 'from' | 'to'> | null | undefined): string =>
  pay ? `${payAmountWords(pay)} LPA` : PAY_NOT_STATED;

/** The same pay in the company's currency: "£13,900 to 19,100 a year"; undefined if it is not stated. */
export function currencyPayWords({ inCurrency }: Pay): string | undefined {
  if (inCurrency === undefined) return undefined;
  const { currency, from, to } = inCurrency;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  const first = money.format(from);
  return `${from === to ? first : `${first} to ${to.toLocaleString('en')}`} a year`;
}

/** January 2027 */
export const startMonthWords = (isoMonth: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoMonth}-01T00:00:00Z`),
  );

const overlapWords = (hours: number): string => {
  if (hours === 0) return 'No fixed hours';
  return hours === 1 ? '1 hour a day' : `${hours} hours a day`;
};

const workPlaceWords = ({ workPlace, workPlaceName }: JobTerms): string | undefined => {
  if (workPlace === undefined) return workPlaceName;
  const label = WORK_PLACE_LABELS[workPlace];
  return workPlaceName === undefined || workPlace === 'Remote' ? label : `${label}, ${workPlaceName}`;
};

/** The terms besides pay that a company states, as labels and values in their order. */
export function termFacts(terms: JobTerms | null | undefined): { label: string; value: string }[] {
  const { employmentKind, overlapHours, startIsoMonth } = terms ?? {};
  return [
    { label: 'Kind', value: employmentKind && EMPLOYMENT_KIND_LABELS[employmentKind] },
    { label: 'Where', value: workPlaceWords(terms ?? {}) },
    {
      label: 'Overlap with India',
      value: overlapHours === undefined ? undefined : overlapWords(overlapHours),
    },
    { label: 'Start', value: startIsoMonth && startMonthWords(startIsoMonth) },
  ].filter((fact): fact is { label: string; value: string } => fact.value !== undefined && fact.value !== '');
}

/**
 * The pay of a waiting invitation in a list of conversations, with its fit: "₹22 to 28 LPA, meets yours". Only the talent reads it.
 * @param expectedInLpaInr undefined until it is known
 */
export function payInListWords(pay: Pay | null | undefined, expectedInLpaInr: number | undefined): string {
  const fit = expectedInLpaInr === undefined ? 'notStated' : payFit(pay, expectedInLpaInr);
  return [payWords(pay), PAY_FITS_IN_LIST[fit]].filter(Boolean).join(', ');
}

const PAY_FITS_IN_LIST: Record<PayFit, string> = {
  notStated: '',
  meets: 'meets yours',
  below: 'below yours',
};

/** Whether pay meets what a talent expects, in one line. Only the talent reads it. */
export function payFitSentence(fit: PayFit, pay: Pay | null | undefined, expectedInLpaInr: number): string {
  const expected = `₹${expectedInLpaInr} LPA`;
  if (fit === 'meets') return `Meets your ${expected}`;
  if (fit === 'notStated' || !pay) return PAY_NOT_STATED;
  return `Below your ${expected}, by ₹${expectedInLpaInr - pay.to} LPA at the top`;
}
