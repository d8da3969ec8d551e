/** Shown with an entry of a list whose talent the company may not see at the moment. */
export const KEPT_CARD_SENTENCE = 'No longer in search. The name and title are those you last saw.';
