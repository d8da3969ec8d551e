import { COUNTRIES } from '@talaash/domain/base/country';
import { mobileNumberRefusal } from '@talaash/domain/mobile-verification/rule';
import type { OtpRequest } from '@talaash/domain/mobile-verification/schema';
import {
  MOBILE_NUMBER_RULE_SENTENCES,
  MOBILE_NUMBER_SENTENCES,
} from '@talaash/domain/mobile-verification/words';
import { type NumberType, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { refusal, validationRefusal } from '../../call/refusal.ts';

/** Some countries, such as the United States, do not distinguish mobile numbers from landlines. */
const MOBILE_TYPES: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * The canonical form of a mobile number, so that one phone is one number.
 * @throws BUSINESS_RULE_VIOLATION for a number of another country, VALIDATION_FAILED for one that no mobile phone has
 */
export function requireMobileNumber({ userType, countryCode, mobileNumber }: OtpRequest): string {
  const refused = mobileNumberRefusal(userType, countryCode, mobileNumber);
  if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
  const number = existingNumber(COUNTRIES[countryCode].diallingCode, mobileNumber);
  if (!number) throw validationRefusal({ mobileNumber: MOBILE_NUMBER_SENTENCES.nonexistent });
  // Several countries share a dialling code, for example the United States and Canada.
  if (number.country !== countryCode)
    throw refusal('BUSINESS_RULE_VIOLATION', MOBILE_NUMBER_RULE_SENTENCES.countryMismatch);
  if (!MOBILE_TYPES.has(number.getType()))
    throw validationRefusal({ mobileNumber: MOBILE_NUMBER_SENTENCES.notMobile });
  return number.number;
}

/** The library drops the trunk prefix of a country. People also type the dialling code beside a field that adds it. */
function existingNumber(diallingCode: string, given: string): PhoneNumber | undefined {
  const national = given.slice(diallingCode.length);
  const code = diallingCode.slice(1);
  const readings = [given, ...(national.startsWith(code) ? [`+${national}`] : [])];
  return readings
    .map((reading) => parsePhoneNumberFromString(reading, { extract: false }))
    .find((number) => number?.isValid());
}
