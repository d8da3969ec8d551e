export const LOCALITY_WITHOUT_STATE_SENTENCE =
  'This place has no state or country. Please pick another one from the list.';

export const ADDRESS_WITHOUT_STATE_SENTENCE = 'Add the state after a comma, as in “Koramangala, Karnataka”.';

/** What is typed when places cannot be searched. */
export const TYPED_ADDRESS_HINT = 'Suburb and state, separated by a comma.';

/** Shown while the search of places does not answer. The field is a plain input then. */
export const PLACES_UNAVAILABLE_SENTENCE = 'Places autocomplete not available';
