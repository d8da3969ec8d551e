import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');

test('no module makes a format when it is loaded: a browser takes up to 20 milliseconds for one', () => {
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

test('numbers are shown by formatNumber: a browser makes a format for the first that is shown otherwise', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: project });
  const showing = files.filter((file) =>
    readFileSync(join(project, file), 'utf8').includes('.toLocaleString('),
  );
  expect(showing).toEqual([]);
});

test('formats of the reader’s language are made in one place: the server does not know it, and both must show the same', () => {
  const making = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: project }).filter((file) =>
    /Intl\.\w+Format\(\s*undefined/.test(readFileSync(join(project, file), 'utf8')),
  );
  expect(making.sort()).toEqual(['apps/web/src/lib/format.ts', 'apps/web/src/ui/base/number.ts']);
});
