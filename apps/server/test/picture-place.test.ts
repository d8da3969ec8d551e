import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../web/src');

test('the place of every picture is reserved before it loads', () => {
  const withPictures = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.tsx') &&
      !path.includes('.test.') &&
      readFileSync(join(source, path), 'utf8').includes('<img'),
  );
  // One component shows all of them, in a shape that it has before its picture.
  expect(withPictures).toEqual(['ui/show/picture.tsx']);
  expect(readFileSync(join(source, 'ui/show/picture.tsx'), 'utf8')).toContain('style={{ aspectRatio:');
  expect(readFileSync(join(source, 'ui/show/picture.module.css'), 'utf8')).toMatch(
    /\.picture \{[^}]*width: 100%;\s+height: auto;/,
  );
  const css = readFileSync(join(source, 'ui/show/avatar.module.css'), 'utf8');
  expect(css).toMatch(/\.avatar \{[^}]*flex: none;\s+width: var\(--size\);\s+height: var\(--size\);/);
});
