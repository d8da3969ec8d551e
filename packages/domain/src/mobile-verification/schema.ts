import { MOBILE_COUNTRY_CODES } from '../base/country.ts';
import { id, isoDateTimeUtc, timestamps, z } from '../base/schema.ts';
import { USER_TYPES } from '../user-profile/choice.ts';
import { USER_TYPE_NEEDED_SENTENCE } from '../user-profile/words.ts';
import { OTP_PROVIDERS } from './choice.ts';
import { ONE_TIME_CODE_LENGTH } from './limit.ts';
import { plainNumber } from './rule.ts';
import { MOBILE_NUMBER_FORMAT_SENTENCE } from './words.ts';

/**
 * The shape of E.164: plus, 2-15 digits, the first not 0. Whether such a number exists and is mobile changes every month, so only
 * the server checks it, with a library of numbering plans that is too large for a page.
 */
export const MobileNumberE164 = z
  .string()
  .transform(plainNumber)
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\+[1-9]\d{1,14}$/, MOBILE_NUMBER_FORMAT_SENTENCE),
  );

export const OneTimeCode = z
  .string()
  .trim()
  .min(1)
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`), `Must be ${ONE_TIME_CODE_LENGTH} digits`);

export const OtpRequest = z.strictObject({
  countryCode: z.enum(MOBILE_COUNTRY_CODES),
  mobileNumber: MobileNumberE164,
  userType: z.enum(USER_TYPES, USER_TYPE_NEEDED_SENTENCE),
});
export type OtpRequest = z.infer<typeof OtpRequest>;

export const OtpVerification = z.strictObject({ ...OtpRequest.shape, verificationCode: OneTimeCode });
export type OtpVerification = z.infer<typeof OtpVerification>;

/** The verification of a mobile number as its owner sees it: without the code and the provider's responses. */
export const OtpInfo = z.strictObject({
  key: z.strictObject({ uid: id() }),
  ...timestamps,
  countryCode: z.enum(MOBILE_COUNTRY_CODES),
  mobileNumberE164: z.string(),
  isVerificationCodeSent: z.boolean(),
  lastVerificationCodeSentIsoDateTimeUtc: isoDateTimeUtc().optional(),
  numberOfVerificationCodesSent: z.number().int().min(0),
  isMobileNumberVerified: z.boolean(),
  otpProvider: z.enum(OTP_PROVIDERS),
});
export type OtpInfo = z.infer<typeof OtpInfo>;
