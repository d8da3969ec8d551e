import { expect, test } from 'vitest';
import { buildName } from './offline-page.ts';

test('a build has another name when any of its files has, and the same one in any order', () => {
  const files = ['index-a.js', 'index-a.css'];
  expect(buildName(files)).toBe(buildName(files.toReversed()));
  expect(buildName(files)).not.toBe(buildName(['index-b.js', 'index-a.css']));
  expect(buildName(files)).toMatch(/^[0-9a-f]{12}$/);
});
