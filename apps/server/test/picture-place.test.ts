import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../web/src');

test('the square of every picture is reserved before it loads', () => {
  const withPictures = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.tsx') &&
      !path.includes('.test.') &&
      readFileSync(join(source, path), 'utf8').includes('<img'),
  );
  const comparison = 'features/talent-profile/headshot/headshot-comparison';
  expect(withPictures.sort()).toEqual([`${comparison}.tsx`, 'ui/show/avatar.tsx']);
  const pictures = readFileSync(join(source, `${comparison}.tsx`), 'utf8').match(/<img[^>]*>/g) ?? [];
  for (const picture of pictures) expect(picture).toMatch(/width=\{\d+\} height=\{\d+\}/);
  const square = /img \{[^}]*width: 100%;\s+height: auto;\s+aspect-ratio: 1;/g;
  expect(readFileSync(join(source, `${comparison}.module.css`), 'utf8').match(square)).toHaveLength(
    pictures.length,
  );
  const css = readFileSync(join(source, 'ui/show/avatar.module.css'), 'utf8');
  expect(css).toMatch(/\.avatar \{[^}]*flex: none;\s+width: var\(--size\);\s+height: var\(--size\);/);
});
