import type { DeletionTime } from './choice.ts';
import { DELETION_GRACE_DAYS } from './limit.ts';
import { DELETION_SENTENCES, DELETION_WORD } from './words.ts';

/** Why a deletion is refused: one that cannot be undone requires the typed word. */
export const deletionWordRefusal = (request: {
  when: DeletionTime;
  word?: string | undefined;
}): string | undefined =>
  request.when === 'now' && request.word?.trim().toLowerCase() !== DELETION_WORD
    ? DELETION_SENTENCES.wordMissing
    : undefined;

/** When an account is deleted, if its deletion is confirmed at this time. */
export const deletionDueMs = (when: DeletionTime, nowMs: number): number =>
  when === 'now' ? nowMs : nowMs + DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;
