import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { IndexLost } from '@talaash/talent-index/port';
import { refusal } from './refusal.ts';

/** The index restarts, so the next query or change can succeed. */
export function unavailableWhenLost(error: unknown): never {
  throw error instanceof IndexLost ? refusal('SERVICE_UNAVAILABLE', SEARCH_SENTENCES.away) : error;
}
