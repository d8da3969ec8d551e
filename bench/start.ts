import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../apps/server/test/free-port.ts';
import { announceDuration, printTable, rounded } from './print.ts';

const project = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: { revisions: { type: 'string', default: 'HEAD' } },
});

/** What a start leaves behind, and how long it took. Times are seconds from the clone on. */
type Start = {
  revision: string;
  cloned: number;
  /** npm has installed the packages. */
  installed: number;
  /** The pages are built. */
  built: number;
  /** The first page has been answered. */
  serving: number;
  /** Seconds from a second `npm start` to its first page. */
  second: number;
  packages: number;
  packagesMb: number;
  downloadedMb: number;
};

/** Starts a clean clone of a commit with an empty npm cache. */
async function measure(revision: string): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'talaash-start-'));
  const [clone, cache] = [join(folder, 'clone'), join(folder, 'cache')];
  const port = await freePort();
  const env = { ...process.env, npm_config_cache: cache, PORT: String(port) };
  const sinceMs = performance.now();
  const seconds = () => rounded((performance.now() - sinceMs) / 1000);
  try {
    execFileSync('git', ['clone', '--quiet', project, clone]);
    execFileSync('git', ['checkout', '--quiet', revision], { cwd: clone });
    const cloned = seconds();
    const first = start(clone, env);
    const installed = await reached(first, join(clone, 'node_modules/.package-lock.json'), seconds);
    const built = await reached(first, join(clone, 'apps/web/dist/.sources'), seconds);
    await answered(first, port);
    const serving = seconds();
    await stop(first);
    const againMs = performance.now();
    const again = start(clone, env);
    await answered(again, port);
    const second = rounded((performance.now() - againMs) / 1000);
    await stop(again);
    const lock = readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean }> };
    return {
      revision,
      cloned,
      installed,
      built,
      serving,
      second,
      packages: Object.values(packages).filter(({ link }) => link !== true).length,
      packagesMb: megabytesIn(join(clone, 'node_modules')),
      downloadedMb: megabytesIn(cache),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const start = (cwd: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['scripts/start.mjs'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });

/** @throws Error when the start ends before the condition is met */
async function until(child: ChildProcess, isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    await wait(20);
  }
}

async function reached(child: ChildProcess, file: string, seconds: () => number): Promise<number> {
  await until(child, () => existsSync(file));
  return seconds();
}

const answered = (child: ChildProcess, port: number): Promise<void> => until(child, () => hasPage(port));

/** A connection of its own for each try: none is left from a server that has stopped. */
const hasPage = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const request = get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.on('error', () => done(false));
  });

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The contents of the files in a folder. Links are not followed. */
function megabytesIn(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  return Math.round(bytes / 1e6);
}

announceDuration('a minute');
const starts: Start[] = [];
for (const revision of values.revisions.split(',')) starts.push(await measure(revision));
printTable([
  [
    'clean clone, empty cache',
    'cloned s',
    'packages s',
    'pages s',
    'serving s',
    'second s',
    'packages',
    'MB',
    'MB fetched',
  ],
  ...starts.map((one) => [
    one.revision,
    one.cloned,
    one.installed,
    one.built,
    one.serving,
    one.second,
    one.packages,
    one.packagesMb,
    one.downloadedMb,
  ]),
]);
console.log(JSON.stringify(starts));
