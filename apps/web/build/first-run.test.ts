import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');

test('no module creates a formatter on import, which takes a browser up to 20 milliseconds', () => {
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/{domain,contract}/src/**/*.ts'], {
    cwd: project,
  });
  expect(files.length).toBeGreaterThan(100);
  const making = files.filter((file) => {
    const source = readFileSync(join(project, file), 'utf8');
    return /^(export )?(const|let) \w+(: [^=]*)? = new Intl\./m.test(source);
  });
  expect(making).toEqual([]);
});

test('numbers are shown by formatNumber, not by toLocaleString', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: project });
  const showing = files.filter((file) =>
    readFileSync(join(project, file), 'utf8').includes('.toLocaleString('),
  );
  expect(showing).toEqual([]);
});

test('only format.ts and number.ts create formatters of the reader’s locale', () => {
  const making = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: project }).filter((file) =>
    /Intl\.\w+Format\(\s*undefined/.test(readFileSync(join(project, file), 'utf8')),
  );
  expect(making.sort()).toEqual(['apps/web/src/lib/format.ts', 'apps/web/src/ui/base/number.ts']);
});
