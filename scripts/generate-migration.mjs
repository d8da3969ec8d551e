// npm run db:generate: generates a migration from the tables of the schema, and keeps the newest snapshot only.
// Arguments are those of drizzle-kit generate (installed under another name, so that better-auth does not find it and bring it to production), such as --name add_a_column.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { oldSnapshots } from './migration-snapshot.mjs';
import { install, mustRun, pinnedNode, project } from './project.mjs';

await install();
const kit = join(project, 'node_modules/drizzle-kit-cli/bin.cjs');
const config = 'apps/server/drizzle.config.ts';
await mustRun(pinnedNode, [kit, 'generate', '--config', config, ...process.argv.slice(2)]);
for (const path of oldSnapshots(project)) rmSync(join(project, path));
