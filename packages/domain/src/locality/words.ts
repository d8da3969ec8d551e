export const LOCALITY_WITHOUT_STATE_SENTENCE =
  'This place has no state or country. Please pick another one from the list.';

export const ADDRESS_WITHOUT_STATE_SENTENCE =
  'Add the state after a comma, as in “Baner, Pune, Maharashtra”.';

/** What to type if places cannot be searched. */
export const TYPED_ADDRESS_HINT = 'Suburb, city and state, separated by commas.';

/** Shown while the place search is unavailable. The field is a plain input then. */
export const PLACES_UNAVAILABLE_SENTENCE = 'Places autocomplete not available';

/** A chosen place whose address the provider does not return now. */
export const PLACE_UNREADABLE_SENTENCE =
  'This place did not load. Please pick another one, or type the address instead.';

/** A provider's place that our own list lacks: only the list and the person's own text are stored. */
export const PLACE_UNKNOWN_SENTENCE =
  'This place is not in our list. Please pick a larger place nearby, or type the address instead.';
