/** The answer of calls, and the sentence of open pages, while the product is closed for maintenance. */
export const MAINTENANCE_SENTENCE =
  'Talaash is closed for maintenance and will be back soon. What you have typed stays here.';

/** Shown while the product is closed, if nothing was typed. */
export const MAINTENANCE_PAGE_SENTENCES = {
  title: 'We will be back soon',
  text: 'Talaash is closed for maintenance. Nothing is lost. Please come back in a few minutes.',
} as const;

/** Shown on every page of a trial installation. */
export const STAGING_SENTENCE =
  'Staging: this is a test environment. Nothing here is real, and we may delete it.';
