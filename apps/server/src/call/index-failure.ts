import { IndexLost } from '@talaash/talent-index/port';
import { refusal } from './refusal.ts';

/** A lost index is replaced, so the next question or change can succeed. */
export function unavailableWhenLost(error: unknown): never {
  throw error instanceof IndexLost ? refusal('SERVICE_UNAVAILABLE') : error;
}
