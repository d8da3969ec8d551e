export const LOCALITY_WITHOUT_STATE_SENTENCE =
  'This place has no state or country. Please pick another one from the list.';
