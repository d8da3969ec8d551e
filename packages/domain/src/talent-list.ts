/** Sentences and limits of the shortlist and the hidden profiles. Zod-free. */
export const TALENT_LIST_PAGE_SIZE = 50;
export const COMPANY_LIST_LIMIT = 200;
export const NAME_FILTER_DEBOUNCE_MS = 300;

export const TALENT_LIST_MESSAGES = {
  hidden: 'Talent hidden.',
  unhidden: 'Talent unhidden.',
  shortlisted: 'Talent shortlisted.',
  delisted: 'Talent delisted.',
  noneShortlisted: 'No profiles shortlisted yet',
  noneHidden: 'No profiles hidden yet',
} as const;
