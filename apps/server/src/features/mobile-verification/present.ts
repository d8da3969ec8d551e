import type { OtpInfo } from '@talaash/domain/mobile-verification/schema';
import type { otpInfos } from '../../db/schema/mobile-verification.ts';

/** The state of a verification, for its owner: without the code and the provider's responses. */
export const toOtpInfo = (info: typeof otpInfos.$inferSelect): OtpInfo => ({
  key: { uid: info.uid },
  createdIsoDateTimeUtc: info.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: info.updatedIsoDateTimeUtc,
  countryCode: info.countryCode,
  mobileNumberE164: info.mobileNumberE164,
  isVerificationCodeSent: info.isVerificationCodeSent,
  ...(info.lastVerificationCodeSentIsoDateTimeUtc === null
    ? {}
    : { lastVerificationCodeSentIsoDateTimeUtc: info.lastVerificationCodeSentIsoDateTimeUtc }),
  numberOfVerificationCodesSent: info.numberOfVerificationCodesSent,
  isMobileNumberVerified: info.isMobileNumberVerified,
  otpProvider: info.otpProvider,
});
