/** Above the text of a follow-up, for both sides. In a file of its own: pages of talents need no other sentence of it. */
export const FOLLOW_UP_LABEL = 'Follow-up';
