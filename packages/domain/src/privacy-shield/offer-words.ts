/** The entry of the bell about a new employer. */
export const EMPLOYER_OFFER_WORDS = {
  question: 'Hide from ',
  questionEnd: ' too?',
  detail: 'This employer is new in your work history. If you hide from it, it sees nothing of you.',
  hidden: 'You are hidden from it.',
  hide: 'Hide',
  later: 'Not now',
} as const;
