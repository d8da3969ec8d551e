import { expect, test } from 'vitest';
import { buildName, usedTokens } from './offline-page.ts';

test('a build has another name when any of its files has, and the same one in any order', () => {
  const files = ['index-a.js', 'index-a.css'];
  expect(buildName(files)).toBe(buildName(files.toReversed()));
  expect(buildName(files)).not.toBe(buildName(['index-b.js', 'index-a.css']));
  expect(buildName(files)).toMatch(/^[0-9a-f]{12}$/);
});

test('tokens that nothing uses are left out, and those that another one needs stay', () => {
  const styles = '[a] { --one: 1px; --two: var(--three); --three: 3px; }';
  expect(usedTokens(styles, 'p { top: var(--two); }')).toBe('[a] {  --two: var(--three); --three: 3px; }');
});
