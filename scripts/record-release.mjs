// Records the SQL statements that a release sends to its database: node scripts/record-release.mjs [test files]. It runs the
// tests of the server and stores each of their statements in apps/server/src/db/release/. Run it for each release, after its last
// migration: the next release is tested against them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, mustRun, pinnedNode, project } from './project.mjs';

await install();
const folder = mkdtempSync(join(tmpdir(), 'talaash-statements-'));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
await mustRun(pinnedNode, [...vitest, ...process.argv.slice(2)], {
  env: { ...process.env, RECORD_STATEMENTS: folder },
});

/** Statements that differ only in the number of their values are one. */
const shapeOf = (text) =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(
      /\((?:\$|default)(?:, (?:\$|default))*\)(?:, \((?:\$|default)(?:, (?:\$|default))*\))*/g,
      '(…)',
    )
    .replaceAll(/\s+/g, ' ');

const shortest = new Map();
for (const name of readdirSync(folder)) {
  for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
    const text = JSON.parse(line);
    // The oracle of the search is a test's own.
    if (text.includes('sql_search')) continue;
    const known = shortest.get(shapeOf(text));
    if (known === undefined || known.length > text.length) shortest.set(shapeOf(text), text);
  }
}
rmSync(folder, { recursive: true });

const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const { entries } = JSON.parse(
  readFileSync(join(project, 'apps/server/src/db/migrations/meta/_journal.json'), 'utf8'),
);
const target = join(project, 'apps/server/src/db/release');
const release = { version, lastMigration: entries.at(-1).tag, unused: [] };
writeFileSync(join(target, 'release.json'), `${JSON.stringify(release, undefined, 2)}\n`);
const statements = [...shortest.values()]
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .toSorted((one, other) => (one < other ? -1 : 1));
writeFileSync(join(target, 'statements.txt'), `${statements.join('\n')}\n`);
console.log(`Recorded ${shortest.size} statements of ${version}.`);
