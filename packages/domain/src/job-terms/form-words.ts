import type { PayCurrency } from './choice.ts';

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

/** Below the fields that raise the pay of an invitation. */
export const RAISE_PAY_SENTENCE =
  'You can do this once, while the invitation waits. The job post keeps its own pay, and the invitation ends when it would have.';
