import {
  COMMON_SEARCHES,
  type CommonSearch,
  PAGE_GUARDS,
  PUBLIC_ROUTES,
  type PublicRoute,
} from './choice.ts';
import { PAGE_ROUTES, type PageRoute } from './route.ts';
import type { PageGuard } from '../viewer/rule.ts';

/**
 * The page at a path without query, as the browser's router matches it: case-insensitive, with or without a trailing slash. A
 * `$name` segment of a pattern may be anything.
 */
export function pageRouteOf(path: string): PageRoute | undefined {
  const segments = segmentsOf(path);
  return PATTERNS.find(
    ([, pattern]) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => (part.startsWith('$') ? segments[at] !== '' : part === segments[at])),
  )?.[0];
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/(?<=[^/])\/$/, '')
    .split('/');

const PATTERNS = PAGE_ROUTES.map((route) => [route, segmentsOf(route)] as const);

export const isPublicRoute = (route: PageRoute | undefined): route is PublicRoute =>
  PUBLIC_ROUTES.some((one) => one === route);

/** The audience of a page; undefined for a public one. */
export const guardOf = (route: PageRoute): PageGuard | undefined =>
  GUARDS.find(([of]) => route === of || (of !== '/' && route.startsWith(`${of}/`)))?.[1];

const GUARDS: [string, PageGuard][] = Object.entries(PAGE_GUARDS);

/** The common search that the query parameters name, and nothing else. */
export function commonSearchOf(
  query: Iterable<readonly [name: string, value: string]>,
): CommonSearch | undefined {
  const [[name, value] = [], ...others] = query;
  if (name !== 'q' || others.length > 0) return undefined;
  const text = value?.trim().toLowerCase();
  return COMMON_SEARCHES.find((search) => search.toLowerCase() === text);
}

/** The path and query of a common search. */
export const commonSearchPath = (search: CommonSearch): string =>
  `/?q=${encodeURIComponent(search).replaceAll('%20', '+')}`;
