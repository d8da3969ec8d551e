import { z } from '@talaash/domain/base/schema';
import { internationalNumber } from '@talaash/domain/mobile-verification/rule';
import { OtpRequest } from '@talaash/domain/mobile-verification/schema';
import type { MobileCountryCode } from '@talaash/domain/base/country';

/** The number is typed in national format, and validated and sent in international format. */
export const NumberFormSchema = z.preprocess((typed) => {
  const form = typed as { countryCode: MobileCountryCode; mobileNumber: string };
  return { ...form, mobileNumber: internationalNumber(form.countryCode, form.mobileNumber) };
}, OtpRequest);
