import { COUNTRIES, MOBILE_COUNTRY_CODES, type MobileCountryCode } from '../base/country.ts';
import { asciiDigit } from '../base/digit.ts';
import type { UserType } from '../user-profile/choice.ts';
import { MOBILE_NUMBER_RULE_SENTENCES } from './words.ts';

/** A typed or pasted number in ASCII digits: it converts digits of any script, and drops separators and invisible characters. */
export const plainNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}().·/]/gu, '');

/**
 * The international form of a number that was typed next to a country: without the trunk zero, with the dialling code. A number
 * that starts with plus stays as it is.
 */
export function internationalNumber(countryCode: MobileCountryCode, typed: string): string {
  const digits = plainNumber(typed);
  if (digits === '' || digits.startsWith('+')) return digits;
  return `${COUNTRIES[countryCode].diallingCode}${digits.replace(/^0+/, '')}`;
}

/** The countries whose numbers can register an account of this type; all until a type is chosen. */
export const mobileCountryCodesOf = (userType: UserType | undefined): MobileCountryCode[] =>
  MOBILE_COUNTRY_CODES.filter(
    (code) => userType === undefined || (code === 'IN') === (userType === 'talent'),
  );

/** Why this number cannot register an account of this type; undefined if it can. */
export function mobileNumberRefusal(
  userType: UserType,
  countryCode: MobileCountryCode,
  mobileNumberE164: string,
): string | undefined {
  const isIndian = mobileNumberE164.startsWith(COUNTRIES.IN.diallingCode);
  if (userType === 'talent' && !(isIndian && countryCode === 'IN'))
    return MOBILE_NUMBER_RULE_SENTENCES.talentNumber;
  if (userType === 'company' && (isIndian || countryCode === 'IN'))
    return MOBILE_NUMBER_RULE_SENTENCES.companyNumber;
  if (!mobileNumberE164.startsWith(COUNTRIES[countryCode].diallingCode))
    return MOBILE_NUMBER_RULE_SENTENCES.countryMismatch;
  return undefined;
}

export type CodeTally = { unverified: number; verified: number };

/**
 * Whether so few of the codes were verified that they are a flood and not a crowd of people. Any group may have `free` unverified
 * codes. Beyond that, at least `verifiedPercent` of the codes must be verified, and a flood has none.
 */
export const isCodeFlood = (
  { unverified, verified }: CodeTally,
  { free, verifiedPercent }: { free: number; verifiedPercent: number },
): boolean => unverified >= free + (verified * (100 - verifiedPercent)) / verifiedPercent;
