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

/** For each kind of failure: its title, what it means, and what a program does about it. */
export const PROBLEMS: Readonly<Record<ProblemCode, { title: string; meaning: string; advice: string }>> = {
  UNAUTHORIZED: {
    title: 'Not logged in',
    meaning:
      'The secret is not valid: the key has ended or was revoked, or it was sent together with the cookie of a session.',
    advice:
      'Send a valid secret as `Authorization: Bearer`, without cookies. Do not repeat the call unchanged.',
  },
  FORBIDDEN: {
    title: 'Not allowed',
    meaning: 'The key lacks the scope of the call, or may not be used from this address.',
    advice: 'Ask the owner of the company to change the scopes or the addresses of the key.',
  },
  RECENT_SIGN_IN_REQUIRED: {
    title: 'Recent log-in required',
    meaning: 'A person has to enter the password again. No key can make this call.',
    advice: 'Let the person do it on our pages.',
  },
  BOT_CHECK_REQUIRED: {
    title: 'Bot check required',
    meaning: 'The call needs a proof of work from a browser without a login.',
    advice: 'Send a proof of work in the header x-bot-check. A program with a key needs none.',
  },
  PREMIUM_REQUIRED: {
    title: 'Premium required',
    meaning: 'The company has no premium subscription, which this call needs.',
    advice: 'Ask the owner of the company to subscribe.',
  },
  NOT_FOUND: {
    title: 'Not found',
    meaning: 'There is no such thing or no such call, or it is not the company’s.',
    advice: 'Check the id and the path. Forget a stored id that is not found.',
  },
  CONFLICT: {
    title: 'Conflict',
    meaning: 'Something has changed meanwhile. `detail` says what.',
    advice: 'Read it again before you repeat the call.',
  },
  VALIDATION_FAILED: {
    title: 'Validation failed',
    meaning: 'The input is not what the call describes. `data` has a message for each field.',
    advice: 'Mend the input. Do not repeat the call unchanged.',
  },
  BUSINESS_RULE_VIOLATION: {
    title: 'Against a rule',
    meaning: 'A rule of the product forbids it. `detail` says which.',
    advice: 'Show `detail` to a person. Do not repeat the call unchanged.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    meaning: 'The caller has made more calls than its limit allows. RateLimit-Policy has the limits.',
    advice: 'Wait for the seconds in the header Retry-After, then repeat the call.',
  },
  SERVICE_UNAVAILABLE: {
    title: 'Service unavailable',
    meaning: 'Something that the call needs does not respond now.',
    advice:
      'Wait some seconds, then repeat the call with the same Idempotency-Key. Wait longer after each try.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    title: 'Idempotency-Key not valid',
    meaning: 'The header has no characters, too many, or other ones than printable ASCII.',
    advice: 'Send 1 to 255 characters of printable ASCII, such as a UUID.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    title: 'Idempotency-Key in use',
    meaning: 'The first call with this key is not done, or broke off. `detail` says which.',
    advice:
      'If it is not done, repeat the call after the seconds in the header Retry-After. If it broke off, check whether it had its effect, then use a new key.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'Idempotency-Key reused',
    meaning: 'The key came with another call or body before.',
    advice: 'Use a new key for each call, and the same one only to repeat it.',
  },
};

/** The words of a code in an address: "not-found". */
export const problemSlug = (code: string): string => code.toLowerCase().replaceAll('_', '-');
