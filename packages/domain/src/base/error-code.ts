/** The HTTP status of each error code. */
export const ERROR_STATUS = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  BOT_CHECK_REQUIRED: 403,
  PREMIUM_REQUIRED: 402,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION_FAILED: 422,
  BUSINESS_RULE_VIOLATION: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_SENTENCES: Record<ErrorCode, string> = {
  UNAUTHORIZED: 'Please log in to continue.',
  FORBIDDEN: 'You do not have permission to do this.',
  RECENT_SIGN_IN_REQUIRED: 'Please enter your password again to do this.',
  BOT_CHECK_REQUIRED:
    'Your browser could not finish the check that you are a person. Nothing is lost. Please try again.',
  PREMIUM_REQUIRED: 'This needs a premium subscription.',
  NOT_FOUND: 'We could not find this.',
  CONFLICT: 'This has changed in the meantime.',
  VALIDATION_FAILED: 'Validation failed: please check the form.',
  BUSINESS_RULE_VIOLATION: 'This is not allowed.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
  SERVICE_UNAVAILABLE: 'The service is not responding. Please try again.',
};
