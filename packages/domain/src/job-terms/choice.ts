export const EMPLOYMENT_KINDS = ['Employment', 'Contract'] as const;
export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

export const WORK_PLACES = ['Remote', 'OnSite', 'RemoteOrOnSite'] as const;
export type WorkPlace = (typeof WORK_PLACES)[number];

/** The currencies in which a company can state pay beside rupees, as ISO 4217 codes. */
export const PAY_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'NZD',
  'SGD',
  'AED',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'JPY',
] as const;
export type PayCurrency = (typeof PAY_CURRENCIES)[number];
