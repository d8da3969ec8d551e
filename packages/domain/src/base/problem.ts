import type { ErrorCode } from './error-code.ts';

/** The codes of failures that only programs get: those of the header Idempotency-Key. */
export const REPEAT_STATUS = {
  IDEMPOTENCY_KEY_INVALID: 400,
  IDEMPOTENCY_KEY_IN_USE: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
} as const;
export type RepeatCode = keyof typeof REPEAT_STATUS;

/** Every code of a failure that the contract declares. */
export type ProblemCode = ErrorCode | RepeatCode;

/** For each kind of failure: its title, and what a program does about it. */
export const PROBLEMS: Readonly<Record<ProblemCode, { title: string; advice: string }>> = {
  UNAUTHORIZED: {
    title: 'Not logged in',
    advice:
      'The secret is not valid: the key has ended or was revoked, or it was sent together with the cookie of a session.',
  },
  FORBIDDEN: {
    title: 'Not allowed',
    advice:
      'The key lacks the scope, or may not be used from this address. The owner of the company can change both.',
  },
  RECENT_SIGN_IN_REQUIRED: {
    title: 'Recent log-in required',
    advice: 'A person has to enter the password again. No key can make this call.',
  },
  BOT_CHECK_REQUIRED: {
    title: 'Bot check required',
    advice: 'Send a proof of work in the header x-bot-check.',
  },
  PREMIUM_REQUIRED: { title: 'Premium required', advice: 'The company needs premium for this.' },
  NOT_FOUND: { title: 'Not found', advice: 'There is no such thing, or it is not the company’s.' },
  CONFLICT: {
    title: 'Conflict',
    advice: 'Something has changed meanwhile. Read it again before you repeat the call.',
  },
  VALIDATION_FAILED: { title: 'Validation failed', advice: '`data` has a message for each field.' },
  BUSINESS_RULE_VIOLATION: { title: 'Against a rule', advice: 'A rule forbids it. `detail` says which.' },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    advice: 'Wait for the seconds in the header Retry-After.',
  },
  SERVICE_UNAVAILABLE: {
    title: 'Service unavailable',
    advice: 'Repeat the call later, with the same Idempotency-Key.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    title: 'Idempotency-Key not valid',
    advice: 'Send 1 to 255 characters of printable ASCII, such as a UUID.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    title: 'Idempotency-Key in use',
    advice:
      'The first call with this key is not done. Repeat the call after the seconds in the header Retry-After.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'Idempotency-Key reused',
    advice:
      'The key came with another call or body before. Use a new key for each call, and the same one only to repeat it.',
  },
};

/** The words of a code in an address: "not-found". */
export const problemSlug = (code: string): string => code.toLowerCase().replaceAll('_', '-');
