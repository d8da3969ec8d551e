export const LOCALITY_WITHOUT_STATE_SENTENCE =
  'This place has no state or country. Please pick another one from the list.';

export const ADDRESS_WITHOUT_STATE_SENTENCE =
  'Add the state after a comma, as in “Baner, Pune, Maharashtra”.';

/** What is typed when places cannot be searched. */
export const TYPED_ADDRESS_HINT = 'Suburb, city and state, separated by commas.';

/** Shown while the search of places does not answer. The field is a plain input then. */
export const PLACES_UNAVAILABLE_SENTENCE = 'Places autocomplete not available';

/** A place that was chosen, but whose address the provider does not tell now. */
export const PLACE_UNREADABLE_SENTENCE =
  'This place did not load. Please pick another one, or type the address instead.';

/** A place of a provider that our own list does not have: what is stored comes from the list or from the person. */
export const PLACE_UNKNOWN_SENTENCE =
  'This place is not in our list. Please pick a larger place nearby, or type the address instead.';

/** Stands at each suggestion that comes from Google, as its terms ask. */
export const GOOGLE_PLACES_SOURCE = 'Google Maps';
