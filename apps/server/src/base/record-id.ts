import { randomBytes } from 'node:crypto';
import { toRecordId } from '@talaash/domain/base/record-id';

/** A new id for a record; never guessable, and never a permission by itself. */
export const newRecordId = (): string => toRecordId(randomBytes(12), Date.now());
