// Part of npm run check: no file holds a usable key, token or password. Arguments are the paths to check; without any, it checks
// all files of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';
import { projectFiles } from './project-file.mjs';

/** False positives: they look like a secret but are not. */
const ALLOWED = [
  {
    rule: '@secretlint/secretlint-rule-database-connection-string',
    file: 'apps/server/src/main.test.ts',
    text: 'postgres://someone:hidden@127.0.0.1:1/talaash',
    reason: 'A database that does not exist: the test looks for its password in the output.',
  },
];

/** Pictures, fonts and archives have no text. */
const BINARY = /\.(png|jpg|ico|woff2|wasm|pdf|gz|zip|mp4|webm|tflite|docx)$/;

const unused = ALLOWED.filter(({ file, text }) => {
  const path = join(project, file);
  return !existsSync(path) || !readFileSync(path, 'utf8').includes(text);
});
for (const { file, text } of unused) console.error(`${file} has no ${text} any more: stop allowing it.`);

const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rules: ALLOWED.map(({ rule, text }) => ({ id: rule, options: { allows: [text] } })),
    },
  ],
};
const asked = process.argv.slice(2);
const files = (asked.length > 0 ? asked : projectFiles()).filter((path) => !BINARY.test(path));
const scan = spawnSync(
  process.execPath,
  [
    'node_modules/secretlint/bin/secretlint.js',
    `--secretlintrcJSON=${JSON.stringify(config)}`,
    '--maskSecrets',
    '--no-glob',
    ...files,
  ],
  { cwd: project, stdio: 'inherit' },
);
if (scan.status === 0 && unused.length === 0) console.log(`No secrets in ${files.length} files.`);
else process.exitCode = 1;
