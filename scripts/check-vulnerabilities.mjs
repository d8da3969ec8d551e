// Part of npm run check: no shipped package has a known vulnerability of high severity. Asks the registry once a day for each
// lock file. If the registry does not answer, it prints a line and passes, so that work continues offline.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from './production-package.mjs';
import { project } from './project.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const SERIOUS = new Set(['high', 'critical']);

const lock = createHash('sha256')
  .update(readFileSync(join(project, 'package-lock.json')))
  .digest('hex');
const kept = join(project, '.cache/audit', `${lock}.json`);
const answer = keptAnswer() ?? askRegistry();
if (answer === undefined) {
  console.log('Left out: the registry does not answer what is known of vulnerabilities.');
} else {
  const problems = problemsOf(answer);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('No package that is shipped has a known vulnerability of high severity.');
}

function keptAnswer() {
  const isFresh = existsSync(kept) && Date.now() - statSync(kept).mtimeMs < DAY_MS;
  return isFresh ? JSON.parse(readFileSync(kept, 'utf8')) : undefined;
}

function askRegistry() {
  const quickly = ['--fetch-retries=0', '--fetch-timeout=8000'];
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--package-lock-only', ...quickly], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const found = parsed(stdout);
  if (found?.vulnerabilities === undefined) return undefined;
  mkdirSync(join(project, '.cache/audit'), { recursive: true });
  writeFileSync(kept, JSON.stringify({ vulnerabilities: found.vulnerabilities }));
  return found;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One sentence for each serious vulnerability of a package that runs in production; tools do not count. */
function problemsOf({ vulnerabilities }) {
  const shipped = productionPackages(['', 'apps/server', 'apps/web']);
  return Object.values(vulnerabilities)
    .filter(({ severity, nodes }) => SERIOUS.has(severity) && nodes.some((node) => shipped.has(node)))
    .map(({ name, severity, via }) => {
      const why = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : one.title)).join('; ');
      return `${name} has a known vulnerability of ${severity} severity (${why}): update it.`;
    });
}
