import type { EmploymentKind, PayCurrency, WorkPlace } from './choice.ts';
import type { PayFit } from './rule.ts';
import type { JobTerms, Pay } from './schema.ts';

export const PAY_NOT_STATED = 'Pay not stated';

export const PAY_REVERSED_SENTENCE = 'The first amount is more than the second.';
export const START_OVER_SENTENCE = 'This month is over. Choose a later one, or leave the start open.';
export const startTooLateSentence = (months: number) => `The start can be at most ${months} months ahead.`;

/** The plain choice at the top of a job post's form. */
export const PAY_CHOICE_WORDS = {
  stated: 'State the range',
  notStated: "Don't state it",
  statedHint: 'Everybody whom you invite sees it. An invitation keeps the pay that it was sent with.',
  notStatedHint: 'Talents who take only invitations with pay cannot be invited for this job.',
  missing: 'Choose whether this job post states its pay.',
} as const;

export const EMPLOYMENT_KIND_LABELS: Record<EmploymentKind, string> = {
  Employment: 'Employment',
  Contract: 'Contract',
};

export const WORK_PLACE_LABELS: Record<WorkPlace, string> = {
  Remote: 'Remote',
  OnSite: 'On site',
  RemoteOrOnSite: 'Remote or on site',
};

export const PAY_CURRENCY_LABELS: Record<PayCurrency, string> = {
  USD: 'US dollars',
  EUR: 'Euros',
  GBP: 'Pounds sterling',
  AUD: 'Australian dollars',
  CAD: 'Canadian dollars',
  NZD: 'New Zealand dollars',
  SGD: 'Singapore dollars',
  AED: 'UAE dirhams',
  CHF: 'Swiss francs',
  SEK: 'Swedish kronor',
  NOK: 'Norwegian kroner',
  DKK: 'Danish kroner',
  JPY: 'Japanese yen',
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
    { label: 'Overlap with India', value: overlapHours === undefined ? undefined : overlapWords(overlapHours) },
    { label: 'Start', value: startIsoMonth && startMonthWords(startIsoMonth) },
  ].filter((fact): fact is { label: string; value: string } => fact.value !== undefined && fact.value !== '');
}

/** Whether pay meets what a talent expects, in one line. Only the talent reads it. */
export function payFitSentence(fit: PayFit, pay: Pay | null | undefined, expectedInLpaInr: number): string {
  const expected = `₹${expectedInLpaInr} LPA`;
  if (fit === 'meets') return `Meets your ${expected}`;
  if (fit === 'notStated' || !pay) return PAY_NOT_STATED;
  return `Below your ${expected}, by ₹${expectedInLpaInr - pay.to} LPA at the top`;
}

/** A talent's choice, in the editor and on the profile. */
export const ONLY_WITH_PAY_WORDS = {
  choice: 'Take only invitations that state pay',
  help: 'Companies see this before they invite you, and cannot invite you for a job without pay.',
  shown: 'Only invitations that state pay',
} as const;

/** Below the fields that raise the pay of an invitation. */
export const RAISE_PAY_SENTENCE =
  'You can do this once, while the invitation waits. The job post keeps its own pay, and the invitation ends when it would have.';
