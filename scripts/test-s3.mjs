// npm run test:s3: builds the S3 server of deploy/compose.two.yaml with Go and runs our adapter against it. It is not part of
// npm test, because the first build takes minutes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, pinnedNode, project, run } from './project.mjs';

const VERSION = 'v1.8.0';
const folder = join(project, '.cache/versitygw', VERSION);
const program = join(folder, 'versitygw');

if (!existsSync(program)) {
  const built = await run('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], {
    env: { ...process.env, GOBIN: folder },
  });
  if (built !== 0) console.log('Left out: versitygw cannot be built without Go and its module proxy.');
}
if (existsSync(program)) {
  await install();
  const test = ['run', '--project', 'server', 'apps/server/src/adapters/files/versitygw.test.ts'];
  process.exitCode = await run(pinnedNode, [join(project, 'node_modules/vitest/vitest.mjs'), ...test], {
    env: { ...process.env, VERSITYGW: program },
  });
}
