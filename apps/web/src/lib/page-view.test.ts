import { expect, test } from 'vitest';
import { onEachPage } from './page-view.ts';

/** A router that navigates where the test says. */
function testRouter() {
  const state: { resolvedLocation?: { pathname: string }; matches: { fullPath: string }[] } = { matches: [] };
  let resolved: () => void = () => undefined;
  return {
    state,
    subscribe: (_event: 'onResolved', listen: () => void) => {
      resolved = listen;
    },
    go: (pathname: string, fullPath = pathname) => {
      state.resolvedLocation = { pathname };
      state.matches = [{ fullPath: '/' }, { fullPath }];
      resolved();
    },
  };
}

test('each page is reported once, by its pattern', () => {
  const router = testRouter();
  const told: string[] = [];
  router.go('/');
  onEachPage(router, (route) => told.push(route));
  // The first page may resolve after the subscription.
  router.go('/');
  router.go('/company/', '/company/');
  router.go('/company/job_posts/edit/01JQ', '/company/job_posts/edit/$jobPostId');
  router.go('/company/job_posts/edit/01JQ', '/company/job_posts/edit/$jobPostId');
  router.go('/company/job_posts/edit/01JR', '/company/job_posts/edit/$jobPostId');
  router.go('/');
  expect(told).toEqual([
    '/',
    '/company',
    '/company/job_posts/edit/$jobPostId',
    '/company/job_posts/edit/$jobPostId',
    '/',
  ]);
});

test('a page is reported once it has loaded, and admin pages never', () => {
  const router = testRouter();
  const told: string[] = [];
  onEachPage(router, (route) => told.push(route));
  expect(told).toEqual([]);
  router.go('/admin/overview');
  router.go('/contact');
  expect(told).toEqual(['/contact']);
});
