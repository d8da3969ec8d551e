import { id, isoDateTimeUtc, text, timestamps, z } from '../base/schema.ts';
import { isStorable } from '../base/text.ts';
import { UNSTORABLE_SENTENCE } from '../base/words.ts';
import { TalentSearchQuestion } from '../talent-search/schema.ts';
import { SEARCH_ALERTS } from './choice.ts';
import { SAVED_SEARCH_NAME_LENGTH } from './limit.ts';

export const SavedSearchKey = z.strictObject({ savedSearchId: id() });

/** The content of a saved search, independent of the open page. */
export const SavedSearchQuestion = TalentSearchQuestion.omit({
  page: true,
  changedSinceIsoDateTimeUtc: true,
});
export type SavedSearchQuestion = z.infer<typeof SavedSearchQuestion>;

const editable = {
  name: text(SAVED_SEARCH_NAME_LENGTH.min, SAVED_SEARCH_NAME_LENGTH.max),
  question: SavedSearchQuestion.refine(hasStorableTexts, UNSTORABLE_SENTENCE),
  /** The job post that it was made for. */
  jobPostId: id().optional(),
  alert: z.enum(SEARCH_ALERTS).default('off'),
};

/** A text with a character that cannot be stored can be searched, but not saved. */
function hasStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasStorableTexts);
}

/** A saved search as a save sends it. Without a key it is a new one. */
export const SavedSearchDraft = z.strictObject({ key: SavedSearchKey.optional(), ...editable });
export type SavedSearchDraft = z.infer<typeof SavedSearchDraft>;

export const SavedSearch = z.strictObject({
  key: SavedSearchKey,
  ...timestamps,
  ...editable,
  /** People who were added or changed later are new to the company. */
  newSinceIsoDateTimeUtc: isoDateTimeUtc(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchCount = z.strictObject({
  savedSearchId: id(),
  /** How many of its people are new since then. */
  newCount: z.number().int(),
  newSinceIsoDateTimeUtc: isoDateTimeUtc(),
});
export type SavedSearchCount = z.infer<typeof SavedSearchCount>;
