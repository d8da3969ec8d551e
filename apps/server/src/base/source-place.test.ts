import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { withSourcePlaces } from './source-place.ts';

function bundleIn(folderName: string): string {
  const folder = mkdtempSync(join(tmpdir(), folderName));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'main.js');
  // The first letter of the bundle is letter 5 of line 3 of the source.
  const map = { version: 3, sources: ['../src/app.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return pathToFileURL(file).href;
}

test('a stack names the source of a bundle', () => {
  const file = bundleIn('talaash-bundle-');
  const stack = `    at start (${file}:1:1)\n    at async ${file}:1:1`;
  expect(withSourcePlaces(stack)).toMatch(
    /^ {4}at start \(\S*src\/app\.ts:3:5\)\n {4}at async \S*src\/app\.ts:3:5$/,
  );
});

test('a stack without a map, and one of a package, stay as they are', () => {
  for (const file of ['file:///nowhere/main.js', bundleIn('node_modules-'), 'node:internal/modules/run_main'])
    expect(withSourcePlaces(`    at run (${file}:1:1)`)).toBe(`    at run (${file}:1:1)`);
});
