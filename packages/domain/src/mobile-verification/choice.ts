/** Who sends one-time codes, as `otpInfo` names them. */
export const OTP_PROVIDERS = ['2FactorIndia', 'Twilio', 'Local'] as const;
export type OtpProvider = (typeof OTP_PROVIDERS)[number];
