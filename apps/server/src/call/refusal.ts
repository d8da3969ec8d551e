import { ORPCError } from '@orpc/server';
import { ERROR_SENTENCES, ERROR_STATUS, type ErrorCode } from '@talaash/domain/base/error-code';
import type { FieldErrors } from '@talaash/domain/base/field-error';
import { validationSentence } from '@talaash/domain/base/words';

/** An expected failure, told to the caller with its code. Throw it. @param message a sentence that a person may read */
export const refusal = (code: ErrorCode, message: string = ERROR_SENTENCES[code], data?: unknown) =>
  new ORPCError(code, { status: ERROR_STATUS[code], message, data });

/** 'Validation failed: ...' with the messages by field path. */
export const validationRefusal = (errors: FieldErrors) =>
  refusal('VALIDATION_FAILED', validationSentence(errors), errors);
