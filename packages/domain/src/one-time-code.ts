import { COUNTRIES, type MobileCountryCode } from './country.ts';
import type { UserType } from './user-type.ts';

/** The limits and rules of one-time codes. Zod-free. */
export const ONE_TIME_CODE_LENGTH = 6;
export const ONE_TIME_CODE_VALID_MINUTES = 10;
export const ONE_TIME_CODE_WRONG_TRIES_MAX = 5;
export const ONE_TIME_CODE_RESEND_SECONDS = 30;
/** For a user and for a number. */
export const ONE_TIME_CODES_PER_DAY_MAX = 5;
export const ONE_TIME_CODES_PER_IP_PER_DAY_MAX = 50;
export const ONE_TIME_CODES_PER_COUNTRY_PER_HOUR_MAX = 1000;

export const ONE_TIME_CODE_MESSAGES = {
  wrong: 'This code is not right. Please check it and try again.',
  void: 'This code can no longer be used. Please request a new one.',
  dailyLimit: 'No more codes can be sent today. Please try again tomorrow.',
  numberChanged: 'This code was sent to another number. Please request a new one.',
  alreadyVerified: 'Your mobile number is verified already.',
} as const;

export const resendSentence = (seconds: number) =>
  `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before requesting another code.`;

export const BUSINESS_RULE_SENTENCES = {
  talentNumber: 'Talent accounts need an Indian mobile number (+91).',
  companyNumber: 'Company accounts need a mobile number from outside India.',
  numberTaken: 'This mobile number is verified by another account.',
  countryMismatch: 'The number does not belong to the chosen country.',
} as const;

/** The page's banner for `?error=business_rule_violation`, when no more is known. */
export const BUSINESS_RULE_BANNER =
  'Talent accounts need an Indian mobile number (+91), and company accounts a number from outside India. A number can belong to one account only.';

/**
 * The international form of a number as people type it beside their country: the national trunk zero goes, the dialling code
 * comes. A number that begins with plus is taken as it is.
 */
export function internationalNumber(countryCode: MobileCountryCode, typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  return `${COUNTRIES[countryCode].diallingCode}${digits.replace(/^0+/, '')}`;
}

/** Why this number cannot make an account of this type; undefined when it can. */
export function mobileNumberRefusal(
  userType: UserType,
  countryCode: MobileCountryCode,
  mobileNumberE164: string,
): string | undefined {
  const isIndian = mobileNumberE164.startsWith(COUNTRIES.IN.diallingCode);
  if (userType === 'talent' && !(isIndian && countryCode === 'IN'))
    return BUSINESS_RULE_SENTENCES.talentNumber;
  if (userType === 'company' && (isIndian || countryCode === 'IN'))
    return BUSINESS_RULE_SENTENCES.companyNumber;
  if (!mobileNumberE164.startsWith(COUNTRIES[countryCode].diallingCode))
    return BUSINESS_RULE_SENTENCES.countryMismatch;
  return undefined;
}
