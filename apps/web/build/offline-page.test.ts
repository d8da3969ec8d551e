import { expect, test } from 'vitest';
import { buildName, usedTokens } from './offline-page.ts';

test('the name of a build changes with the name of any file, but not with their order', () => {
  const files = ['index-a.js', 'index-a.css'];
  expect(buildName(files)).toBe(buildName(files.toReversed()));
  expect(buildName(files)).not.toBe(buildName(['index-b.js', 'index-a.css']));
  expect(buildName(files)).toMatch(/^[0-9a-f]{12}$/);
});

test('removes unused tokens, and keeps those that another token uses', () => {
  const styles = '[a] { --one: 1px; --two: var(--three); --three: 3px; }';
  expect(usedTokens(styles, 'p { top: var(--two); }')).toBe('[a] {  --two: var(--three); --three: 3px; }');
});
