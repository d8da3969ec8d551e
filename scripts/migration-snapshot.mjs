// The tool that generates migrations compares the schema with the newest of its snapshots. The older ones, thousands of lines
// each, are not kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const META = 'apps/server/src/db/migrations/meta';

/** @returns {string[]} the paths of all snapshots but that of the newest migration, from the root of the project */
export function oldSnapshots(root) {
  const { entries } = JSON.parse(readFileSync(join(root, META, '_journal.json'), 'utf8'));
  const newest = `${entries.at(-1).tag.split('_')[0]}_snapshot.json`;
  return readdirSync(join(root, META))
    .filter((name) => name.endsWith('_snapshot.json') && name !== newest)
    .map((name) => join(META, name));
}
