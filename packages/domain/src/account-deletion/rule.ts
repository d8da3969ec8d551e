import type { DeletionTime } from './choice.ts';
import { DELETION_GRACE_DAYS } from './limit.ts';
import { DELETION_SENTENCES, DELETION_WORD } from './words.ts';

/** Why a deletion cannot be asked for like this: what cannot be undone wants the word typed. */
export const deletionWordRefusal = (request: {
  when: DeletionTime;
  word?: string | undefined;
}): string | undefined =>
  request.when === 'now' && request.word?.trim().toLowerCase() !== DELETION_WORD
    ? DELETION_SENTENCES.wordMissing
    : undefined;

/** When an account is deleted whose deletion is confirmed at this time. */
export const deletionDueMs = (when: DeletionTime, nowMs: number): number =>
  when === 'now' ? nowMs : nowMs + DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;
