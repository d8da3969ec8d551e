import { ORPCError } from '@orpc/server';
import { ERROR_SENTENCES, ERROR_STATUS, type ErrorCode } from '@talaash/domain/base/error-code';
import type { FieldErrors } from '@talaash/domain/base/field-error';
import { validationSentence } from '@talaash/domain/base/words';

/** An expected failure, to be thrown. The caller gets its code and message. @param message a sentence for people */
export const refusal = (code: ErrorCode, message: string = ERROR_SENTENCES[code], data?: unknown) =>
  new ORPCError(code, { status: ERROR_STATUS[code], message, data });

/** Turns a refusal of a domain rule into an error. */
export const refusalOf = ({ code, message }: { code: ErrorCode; message: string }) => refusal(code, message);

/** A refusal 'Validation failed: ...' with the messages by field path. */
export const validationRefusal = (errors: FieldErrors) =>
  refusal('VALIDATION_FAILED', validationSentence(errors), errors);
