import { randomBytes } from 'node:crypto';
import { toRecordId } from '@talaash/domain/base/record-id';

/** A new id for a record. It cannot be guessed, and knowing it gives no access. */
export const newRecordId = (): string => toRecordId(randomBytes(12), Date.now());
