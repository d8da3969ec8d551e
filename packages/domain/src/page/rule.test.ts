import { expect, test } from 'vitest';
import { COMMON_SEARCHES } from './choice.ts';
import { PAGE_ROUTES } from './route.ts';
import { commonSearchOf, commonSearchPath, pageRouteOf } from './rule.ts';

test('each page is found at its own address, in any case, with or without a slash at its end', () => {
  for (const route of PAGE_ROUTES) {
    const path = route.replaceAll(/\$\w+/g, '01JQ-x');
    for (const one of [path, path.toUpperCase(), `${path.replace(/\/$/, '')}/`])
      expect(pageRouteOf(one), one).toBe(route);
  }
});

test.each([
  '/nothing',
  '/company/nothing',
  '/company/job_posts/edit/1/2',
  '/company/job_posts/view//',
  '/auth/loginx',
  '//',
  '//contact',
  '/index.html',
  '/contact//',
  '/$jobPostId',
  '',
])('there is nothing at %j', (path) => {
  expect(pageRouteOf(path)).toBeUndefined();
});

test('a common search is found by its words alone', () => {
  for (const search of COMMON_SEARCHES) {
    expect(commonSearchOf([['q', search]])).toBe(search);
    expect(commonSearchOf([['q', ` ${search.toUpperCase()} `]])).toBe(search);
    expect(decodeURIComponent(commonSearchPath(search).replaceAll('+', ' '))).toBe(`/?q=${search}`);
  }
  const search = COMMON_SEARCHES[0];
  for (const query of [
    [],
    [['q', '']],
    [['q', 'somebody']],
    [['skills', search]],
    [
      ['q', search],
      ['page', '2'],
    ],
    [
      ['q', search],
      ['q', 'x'],
    ],
  ] as const)
    expect(commonSearchOf(query), JSON.stringify(query)).toBeUndefined();
});
