import { COUNTRIES, type MobileCountryCode } from '../base/country.ts';
import type { UserType } from '../user-profile/choice.ts';
import { BUSINESS_RULE_SENTENCES } from './words.ts';

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
