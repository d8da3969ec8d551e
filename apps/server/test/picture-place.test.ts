import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../web/src');

test('every picture is an avatar, whose square is reserved before it loads', () => {
  const withPictures = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.tsx') &&
      !path.includes('.test.') &&
      readFileSync(join(source, path), 'utf8').includes('<img'),
  );
  expect(withPictures).toEqual(['ui/show/avatar.tsx']);
  const css = readFileSync(join(source, 'ui/show/avatar.module.css'), 'utf8');
  expect(css).toMatch(/\.avatar \{[^}]*flex: none;\s+width: var\(--size\);\s+height: var\(--size\);/);
});
