import { ADDRESSES_MIN, AGE_IN_YEARS_MAX } from './limit.ts';

export const CUSTOMER_SENTENCES = {
  required: 'Customer data is required',
  bornInFuture: 'Date of birth cannot be in the future',
  bornTooLongAgo: `Date of birth must be within the last ${AGE_IN_YEARS_MAX} years`,
  zipCode: 'Must be 5 digits, or 5 digits, a dash and 4 digits',
  tooFewAddresses: `Must have at least ${ADDRESSES_MIN} addresses`,
  saved: 'The customer is valid. This demo saves nothing.',
} as const;
