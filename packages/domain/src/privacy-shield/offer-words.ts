/** The entry of the bell about a new employer. */
export const EMPLOYER_OFFER_WORDS = {
  question: 'Hide from ',
  questionEnd: ' too?',
  detail: 'It is new in your work history. Hidden from, it sees nothing of you.',
  hidden: 'You are hidden from it.',
  hide: 'Hide',
  later: 'Not now',
} as const;
