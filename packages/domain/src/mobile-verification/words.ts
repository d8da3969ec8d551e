import { nounOf } from '../base/count.ts';

export const MOBILE_NUMBER_FORMAT_SENTENCE =
  'Must be a mobile number of at most 15 digits, with its country code';

export const ONE_TIME_CODE_SENTENCES = {
  wrong: 'This code is incorrect. Please check it and try again.',
  void: 'This code can no longer be used. Please request a new one.',
  dailyLimit: 'We cannot send you more codes today. Please try again tomorrow.',
  networkFlood:
    'Your network requested many codes without using them. Please try again later, or from another network.',
  prefixFlood: 'Numbers like this one requested many codes without using them. Please try again later.',
  countryLimit:
    'We cannot send more codes to your country today. Your details are saved. Please try again tomorrow.',
  maybeSent:
    'We do not know if your code was sent. Please wait for it, or request another one in 30 seconds.',
  numberLimit: 'Too many codes were requested for this number. Please try again in ten minutes.',
  numberChanged: 'This code was sent to another number. Please request a new one.',
  alreadyVerified: 'Your mobile number is already verified.',
} as const;

export const resendSentence = (seconds: number) =>
  `Please wait ${seconds} ${nounOf(seconds, 'second')} before requesting another code.`;

export const MOBILE_NUMBER_RULE_SENTENCES = {
  talentNumber: 'Talent accounts need an Indian mobile number (+91).',
  companyNumber: 'Company accounts need a mobile number from outside India.',
  numberTaken: 'This mobile number already belongs to another account.',
  countryMismatch: 'The number does not belong to the chosen country.',
} as const;

/** Shown at the field of the number. */
export const MOBILE_NUMBER_SENTENCES = {
  nonexistent: 'This number does not exist in the chosen country. Please check its digits.',
  notMobile:
    'This is not a mobile number. Landline, toll-free, premium-rate and internet numbers cannot receive a code.',
} as const;

/** The page's banner for `?error=business_rule_violation`, which does not say which rule. */
export const MOBILE_NUMBER_RULES_SENTENCE =
  'Talent accounts need an Indian mobile number (+91), and company accounts a number from outside India. A number can belong to one account only.';
