import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTED_ROUTES } from '@talaash/domain/page-view/choice';
import { countedRouteOf } from '@talaash/domain/page-view/rule';
import { PAGE_GUARDS, PUBLIC_ROUTES } from '@talaash/domain/page/choice';
import { PAGE_ROUTES } from '@talaash/domain/page/route';
import { guardOf } from '@talaash/domain/page/rule';
import { expect, test } from 'vitest';

/** The patterns of all addresses of the web, as its router knows them. */
function routerPatterns(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../../web/src/routeTree.gen.ts'), 'utf8');
  const [, byFullPath = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  return [...byFullPath.matchAll(/'([^']+)':/g)].map(([, pattern = '']) => pattern);
}

test('the server knows every address of the web, and no other', () => {
  const patterns = routerPatterns().map((pattern) => pattern.replace(/(?<=.)\/$/, ''));
  expect([...PAGE_ROUTES].sort()).toEqual([...new Set(patterns)].sort());
  expect(new Set(PAGE_ROUTES).size).toBe(PAGE_ROUTES.length);
});

test('nothing of people or of admins is for search engines', () => {
  for (const route of PUBLIC_ROUTES) expect(route).not.toMatch(/^\/(company|talent|admin|demo)/);
});

test('every page of people is counted, and none of admins or of the demo', () => {
  const patterns = routerPatterns();
  expect(patterns.length).toBeGreaterThan(COUNTED_ROUTES.length);
  const isOfPeople = (pattern: string) => !/^\/(admin|demo|design-system-demo)(\/|$)/.test(pattern);
  expect(
    patterns.filter((pattern) => isOfPeople(pattern) !== (countedRouteOf(pattern) !== undefined)),
  ).toEqual([]);
  const known = new Set(patterns.map(countedRouteOf));
  expect(COUNTED_ROUTES.filter((route) => !known.has(route))).toEqual([]);
});

test('the server sends people on from the pages whose routes do so in the browser, and from no others', () => {
  const routes = join(import.meta.dirname, '../../web/src/routes');
  const guards: Record<string, string> = {};
  for (const file of readdirSync(routes, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(join(routes, file), 'utf8');
    const [, path = ''] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
    const [, guard] = /beforeLoad: require(\w+)/.exec(text) ?? [];
    if (guard) guards[path] = guard.charAt(0).toLowerCase() + guard.slice(1);
  }
  expect(guards).toEqual(PAGE_GUARDS);
  expect(guardOf('/company/search')).toBe('company');
  expect(guardOf('/contact')).toBeUndefined();
});
