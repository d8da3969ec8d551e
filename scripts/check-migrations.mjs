// Part of npm run check: the migrations create the tables of the schema, and only the newest snapshot is kept. It generates
// the next migration into a copy of the folder, and there must be nothing to generate.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import config from '../apps/server/drizzle.config.ts';
import { oldSnapshots } from './migration-snapshot.mjs';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'migrations-'));
const old = oldSnapshots(root);
cpSync(join(root, config.out), copy, {
  recursive: true,
  filter: (path) => !old.includes(relative(root, path)),
});
const generation = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit-cli/bin.cjs', 'generate'].concat(
    Object.entries({ ...config, out: relative(root, copy) }).map(([name, value]) => `--${name}=${value}`),
  ),
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
);
rmSync(copy, { recursive: true });

// The exit code is 0 for most errors, and for a possible rename the tool asks a question. So the output decides.
if (generation.stdout.includes('No schema changes')) {
  console.log('The migrations match the schema.');
} else {
  console.error(generation.stdout, generation.stderr);
  console.error(
    `The tables in ${String(config.schema)} are not those of the migrations. Run: npm run db:generate`,
  );
  process.exitCode = 1;
}

if (old.length > 0) {
  console.error(`Only the snapshot of the newest migration is kept. Delete: ${old.join(', ')}`);
  process.exitCode = 1;
}
