export const LOCALITY_WITHOUT_STATE_SENTENCE =
  'This place has no state or country. Please pick another one from the list.';

export const ADDRESS_WITHOUT_STATE_SENTENCE = 'Add the state after a comma, as in “Koramangala, Karnataka”.';
