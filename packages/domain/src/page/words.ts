import type { PublicRoute } from './choice.ts';

/** The title of a page in tabs and search engines, before "· Talaash". */
export const PAGE_TITLES = {
  '/': 'Find talent in India',
  '/auth/login': 'Log in',
  '/auth/signup': 'Sign up',
  '/contact': 'Contact us',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
} as const satisfies Record<PublicRoute, string>;

export const MISSING_PAGE_TITLE = 'Page not found';

/** The description of a page in search engines and link previews. */
export const PAGE_DESCRIPTIONS = {
  '/': 'Find Indian software talent, and be found: reviewed profiles, honest facts, direct conversations.',
  '/auth/login': 'Log in to Talaash to find talent in India or to be found.',
  '/auth/signup':
    'Sign up for free. Talent keep one profile and receive invitations. Companies search, shortlist and invite.',
  '/contact': 'Contact the people who run Talaash. A person reads every message.',
  '/privacy-policy':
    'What data Talaash keeps about you, who sees it and what you can do about it, in plain words.',
  '/terms-of-service': 'What Talaash and the people who use it can expect from each other, in plain words.',
} as const satisfies Record<PublicRoute, string>;

/** For a page that is not indexed. */
export const DEFAULT_DESCRIPTION = PAGE_DESCRIPTIONS['/'];

export const searchDescription = (search: string): string =>
  `${search}: reviewed profiles from India with experience, expected salary and notice period. Free to search, without an account.`;

/** The alternative text of a link preview's picture. */
export const PREVIEW_ALT = 'Talaash: find talent in India';
