import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8');

test('the first routes of guests have the same places as in the whole tree', () => {
  const imported = new Map(
    [...read('first-routes.ts').matchAll(/import \{ Route as (\w+) \} from '\.\/routes\/(.+)\.tsx'/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  const placed = [...read('first-routes.ts').matchAll(/placed\((\w+), (\w+), '([^']+)'\)/g)];
  expect(placed.length).toBe(imported.size - 1);
  const all = read('routeTree.gen.ts');
  const nameOf = (file: string | undefined) =>
    new RegExp(
      `import \\{ Route as (\\w+)Import \\} from '\\./routes/${file?.replaceAll(/[.$]/g, '\\$&')}'`,
    ).exec(all)?.[1];
  for (const [, name = '', parent = '', path = ''] of placed) {
    const parentName = nameOf(imported.get(parent));
    const parentText = parentName === 'rootRoute' ? 'rootRouteImport' : parentName;
    const route = nameOf(imported.get(name));
    const found = new RegExp(
      `const ${route} = ${route}Import\\.update\\(\\{\\s*id: '([^']+)',\\s*path: '([^']+)',\\s*getParentRoute: \\(\\) => (\\w+),`,
    ).exec(all);
    expect(found?.slice(1), name).toEqual([path, path, parentText]);
  }
});
