/** The countries that the product supports. */
export const COUNTRIES = {
  AU: {
    name: 'Australia',
    diallingCode: '+61',
    areaCodes: ['02', '03', '07', '08'],
    currencyCode: 'AUD',
    currencySymbol: '$',
    timezones: [
      'Australia/Sydney',
      'Australia/Melbourne',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Darwin',
      'Australia/Perth',
      'Australia/Hobart',
    ],
  },
  US: {
    name: 'United States',
    diallingCode: '+1',
    currencyCode: 'USD',
    currencySymbol: '$',
    timezones: [
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
      'America/Anchorage',
      'Pacific/Honolulu',
    ],
  },
  GB: {
    name: 'United Kingdom',
    diallingCode: '+44',
    currencyCode: 'GBP',
    currencySymbol: '£',
    timezones: ['Europe/London'],
  },
  NZ: {
    name: 'New Zealand',
    diallingCode: '+64',
    currencyCode: 'NZD',
    currencySymbol: '$',
    timezones: ['Pacific/Auckland', 'Pacific/Chatham'],
  },
  IN: {
    name: 'India',
    diallingCode: '+91',
    currencyCode: 'INR',
    currencySymbol: '₹',
    timezones: ['Asia/Kolkata'],
  },
} as const;

export type CountryCode = keyof typeof COUNTRIES;

export const COUNTRY_CODES = ['AU', 'US', 'GB', 'NZ', 'IN'] as const satisfies readonly CountryCode[];

/** Countries whose mobile numbers can receive a one-time code, in the order in which the form lists them. */
export const MOBILE_COUNTRY_CODES = ['AU', 'IN', 'GB', 'US'] as const satisfies readonly CountryCode[];
export type MobileCountryCode = (typeof MOBILE_COUNTRY_CODES)[number];

export const countryName = (code: string): string =>
  code in COUNTRIES ? COUNTRIES[code as CountryCode].name : code;
