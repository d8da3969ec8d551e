/** For an unknown address. */
export const MISSING_PAGE = {
  title: 'Page not found',
  sentence: 'This page does not exist. It may have moved, or the link may be incomplete.',
} as const;

/** After an unexpected failure. */
export const FAILED_PAGE = {
  title: 'Something went wrong',
  sentence: 'This is our mistake, not yours. Nothing you saved is lost.',
} as const;
