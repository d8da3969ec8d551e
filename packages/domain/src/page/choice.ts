import type { PageRoute } from './route.ts';
import type { PageGuard } from '../viewer/rule.ts';
import { SUGGESTED_SEARCHES } from '../talent-search/words.ts';

/** The public pages, which search engines may index. */
export const PUBLIC_ROUTES = [
  '/',
  '/auth/login',
  '/auth/signup',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
] as const satisfies readonly PageRoute[];
export type PublicRoute = (typeof PUBLIC_ROUTES)[number];

/** The audience of pages, by their address or, except for /, its prefix. All others are public. */
export const PAGE_GUARDS = {
  '/': 'guest',
  '/admin': 'verifiedOrGuest',
  '/auth/email-verification': 'unverified',
  '/auth/login': 'signedOut',
  '/auth/mobile-verification': 'noUserProfile',
  '/auth/signup': 'signedOut',
  '/change-password': 'signedIn',
  '/connect': 'company',
  '/join': 'verified',
  '/company': 'company',
  '/talent': 'talent',
} as const satisfies Partial<Record<PageRoute, PageGuard>>;

/** Common searches. Search engines index them, each as a page of its own. */
export const COMMON_SEARCHES = [
  ...SUGGESTED_SEARCHES,
  'Java Developer',
  'Node.js Developer',
  'Android Developer',
  'iOS Developer',
  'QA Engineer',
  'Data Engineer',
  'Machine Learning Engineer',
  'Product Designer',
  'React Developer in Bengaluru',
  'Java Developer in Hyderabad',
  'Python Developer in Pune',
  'DevOps Engineer in Chennai',
] as const;
export type CommonSearch = (typeof COMMON_SEARCHES)[number];
