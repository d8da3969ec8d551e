// Part of npm run check: every shipped package has a licence that permits shipping it. Reads the installed packages, and the lock
// file for other platforms.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_TOOLS, productionPackages } from './production-package.mjs';
import { project } from './project.mjs';

/** Licences that only require their text beside the copy. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** What may be shipped although its licence asks for more. NOTICE names each of them. */
const EXCEPTIONS = [
  {
    packages: /^@fontsource(-variable)?\//,
    license: 'OFL-1.1',
    reason: 'Fonts may be bundled with any program, as long as they are not sold by themselves.',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    reason: 'A library of its own file, unchanged, that sharp loads at runtime and anyone can replace.',
  },
  {
    packages: /^@img\/sharp-(win32-|wasm32$)/,
    license: 'LGPL-3.0-or-later',
    reason: 'The same library where it lies in one package with sharp.',
  },
  {
    packages: /^(mediabunny|ical\.js)$/,
    license: 'MPL-2.0',
    reason: 'Bundled unchanged; only changes to its own files would have to be published.',
  },
];

const notice = readFileSync(join(project, 'NOTICE'), 'utf8');
const used = new Set();
const packages = productionPackages(['', 'apps/server', 'apps/web'], BUILD_TOOLS);
const problems = [...packages].flatMap(([folder, entry]) => problemsOf(folder, entry));
for (const exception of EXCEPTIONS)
  if (!used.has(exception))
    problems.push(`Nothing needs the exception for ${exception.packages}: remove it.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The licences of ${packages.size} packages allow to ship them.`);

function problemsOf(folder, entry) {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = licenseOf(folder, entry);
  if (license === undefined) return [`${name} names no licence: ask its authors, or use another package.`];
  return refusedParts(license).flatMap((part) => {
    const exception = EXCEPTIONS.find(({ packages, license: one }) => packages.test(name) && one === part);
    if (!exception)
      return [`${name} has the licence ${license}, which scripts/check-licenses.mjs does not allow.`];
    used.add(exception);
    // Binaries for the platforms are one library, and stand in NOTICE once.
    const named = name.replace(/^(@img\/sharp-libvips|@img\/sharp)-.*/, '$1');
    return notice.includes(named) ? [] : [`${name} (${license}) is missing in NOTICE.`];
  });
}

/** @returns the SPDX expression that the package itself names, else that of the lock */
function licenseOf(folder, entry) {
  const file = join(project, folder, 'package.json');
  const license = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : entry.license;
  return typeof license === 'string' && license !== '' ? license : undefined;
}

/** The mandatory parts of an SPDX expression without nested brackets: all parts of an AND, none where an OR gives a choice. */
function refusedParts(expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  const refused = choices.map((choice) => choice.split(' AND ').filter((part) => !ALLOWED.has(part)));
  return refused.toSorted((one, other) => one.length - other.length)[0] ?? [];
}
