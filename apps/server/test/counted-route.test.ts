import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTED_ROUTES } from '@talaash/domain/page-view/choice';
import { countedRouteOf } from '@talaash/domain/page-view/rule';
import { expect, test } from 'vitest';

test('every page of people is counted, and none of admins or of the demo', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../web/src/routeTree.gen.ts'), 'utf8');
  const [, byFullPath = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  const patterns = [...byFullPath.matchAll(/'([^']+)':/g)].map(([, pattern = '']) => pattern);
  expect(patterns.length).toBeGreaterThan(COUNTED_ROUTES.length);
  const isOfPeople = (pattern: string) => !/^\/(admin|demo|design-system-demo)(\/|$)/.test(pattern);
  expect(
    patterns.filter((pattern) => isOfPeople(pattern) !== (countedRouteOf(pattern) !== undefined)),
  ).toEqual([]);
  const known = new Set(patterns.map(countedRouteOf));
  expect(COUNTED_ROUTES.filter((route) => !known.has(route))).toEqual([]);
});
