/** What calls answer, and what open pages say, while the product is closed for maintenance. */
export const MAINTENANCE_SENTENCE =
  'Talaash is closed for maintenance and will be back soon. What you have typed stays here.';

/** What pages say while the product is closed, to those who have typed nothing. */
export const MAINTENANCE_PAGE_SENTENCES = {
  title: 'We will be back soon',
  text: 'Talaash is closed for maintenance. Nothing is lost. Please come back in a few minutes.',
} as const;

/** On every page of an installation for trying things out. */
export const STAGING_SENTENCE =
  'Staging: this is a test environment. Nothing here is real, and we may delete it.';
