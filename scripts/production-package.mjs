// Which installed packages the product needs when it runs, read from package-lock.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';

/** A start builds the pages and the server with them, so they are no development dependencies. None of them is shipped. */
export const BUILD_TOOLS = [
  '@tanstack/router-plugin',
  '@vitejs/plugin-react',
  'rolldown',
  'subset-font',
  'vite',
];

/**
 * The packages that workspaces need at runtime, and those that these need. An optional package, such as a binary for
 * another platform, is among them whether it is installed or not. A peer that is only welcome is not.
 *
 * @param {string[]} workspaces folders such as apps/server; '' is the project itself
 * @param {string[]} without dependencies of these workspaces that are left out, with what only they need
 * @returns {Map<string, { license?: string, version?: string }>} what the lock says of each, by its folder in the project
 */
export function productionPackages(workspaces, without = []) {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const waiting = [...workspaces];
  const seen = new Set(waiting);
  for (const folder of waiting) {
    const entry = packages[folder];
    if (folder.includes('node_modules/')) found.set(folder, entry);
    for (const name of neededBy(entry)) {
      if (workspaces.includes(folder) && without.includes(name)) continue;
      const needed = resolved(packages, folder, name);
      if (needed === undefined || seen.has(needed)) continue;
      seen.add(needed);
      waiting.push(needed);
    }
  }
  return found;
}

function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Looks a package up as Node does: in the nearest node_modules, then further up. */
function resolved(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (packages[candidate]) return packages[candidate].link ? packages[candidate].resolved : candidate;
    if (folder === '') return undefined;
  }
}

function parentOf(folder) {
  const at = folder.lastIndexOf('/node_modules/');
  return at === -1 ? '' : folder.slice(0, at);
}
