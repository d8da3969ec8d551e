// Shared by the other scripts. It has no dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';

export const project = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The pinned Node of the project, which may differ from the one that runs npm. */
export const pinnedNode = join(project, 'node_modules/node/bin/node');

/** Where Node keeps what it has compiled, so that a program starts with half the work. Programs that one starts use it too. */
const compileCache = join(project, '.cache/compiled');

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

const webStamp = join(project, 'apps/web/dist/.sources');
const serverStamp = join(project, 'apps/server/dist/.sources');

/** The subsets of the fonts, which a build makes and the pages import. They are no sources. */
const builtFonts = join(project, 'apps/web/src/ui/theme/font/');

/** What the server renders pages with: the second thing that a build makes. */
const serverEntry = join(project, 'apps/web/server/dist/server-entry.js');

/**
 * glibc's own default, which it raises to 32 MB as a process frees large arrays: below it, freed memory stays with the process.
 * Setting it keeps it, so what a build of the search index frees goes back to the system.
 */
const returnedMemory = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** The commands that run now. */
const running = new Set();
let isStopping = false;
/** The exit code of this process if it stops because a command failed. */
let failure;

/**
 * Runs a command in the foreground. SIGINT, SIGTERM and SIGHUP are forwarded to all commands that run, and end this process
 * once the last of them has ended.
 * @param {{ output?: import('node:stream').Writable, until?: () => Promise<unknown> }} options those of spawn; where its output
 * goes instead of the terminal; and work beside the command, which has a channel to this process until the work is done
 * @returns {Promise<number>} its exit code; 128 plus the signal number when a signal ended it
 */
export function run(command, args, { output, until, ...options } = {}) {
  if (isStopping) return new Promise(() => {});
  return new Promise((done) => {
    const env = { NODE_COMPILE_CACHE: compileCache, ...returnedMemory, ...(options.env ?? process.env) };
    const stdio = output ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    if (until) stdio.push('ipc');
    const child = spawn(command, args, { cwd: project, stdio, ...options, env });
    child.stdout?.pipe(output, { end: false });
    child.stderr?.pipe(output, { end: false });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => {
      isStopping = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    running.add(child);
    until?.().then(() => child.connected && child.disconnect());
    const end = (code) => {
      if (!running.delete(child)) return;
      for (const signal of signals) process.off(signal, forward);
      if (!isStopping) done(code);
      else if (running.size === 0) process.exit(failure ?? code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      end(127);
    });
    child.on('exit', async (code, signal) => {
      // A process that outlives its parent can keep the pipe open.
      if (output) await Promise.race([once(child, 'close'), wait(1000)]);
      end(code ?? 128 + ({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }[signal] ?? 9));
    });
  });
}

/** Runs a command. When it fails, the others are stopped and this process exits with its code. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  if (running.size === 0) process.exit(code);
  failure = code;
  isStopping = true;
  for (const child of running) child.kill('SIGTERM');
  await new Promise(() => {});
}

/**
 * Installs the packages that are missing or differ from package-lock.json, and keeps those that are there.
 * @param {{ forServing?: boolean }} options whether the packages suffice that serving needs: those of tests, checks and benchmarks
 * are then neither installed nor removed
 */
export async function install({ forServing = false } = {}) {
  const present = installedPackages();
  const isPartial = forServing && !Object.values(present ?? {}).some(({ dev }) => dev);
  const wanted = wantedPackages(isPartial);
  if (present && missingOf(wanted, present).length === 0) return;
  await withProgress(wanted, () => npm(present ? ['install', '--no-save'] : ['ci'], isPartial));
  // npm replaces nothing of a package of which a part is gone.
  if (missingOf(wanted, installedPackages() ?? {}).length > 0) await npm(['ci'], isPartial);
  if (existsSync(pinnedNode)) return;
  console.error(
    'npm did not run the install script of the package "node": allow install scripts and try again.',
  );
  process.exit(1);
}

const npm = (command, isPartial) =>
  mustRun(
    'npm',
    [
      ...command,
      ...(isPartial ? ['--omit=dev'] : []),
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
    ],
    { shell: process.platform === 'win32' },
  );

/** What npm has installed, by folder, from the lock file that it writes last. */
function installedPackages() {
  const installed = read(join(project, 'node_modules/.package-lock.json'));
  return installed && JSON.parse(installed).packages;
}

/** The packages of package-lock.json, by folder. */
function wantedPackages(isPartial) {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(packages).filter(
    ([path, { dev }]) => path.includes('node_modules/') && !(isPartial && dev),
  );
  return Object.fromEntries(wanted);
}

/** @returns {string[]} the folders whose package is missing or has another version. The binary of Node is one of them. */
function missingOf(wanted, present) {
  const missing = Object.entries(wanted)
    .filter(([path, { version, optional }]) =>
      present[path] ? present[path].version !== version || !existsSync(join(project, path)) : !optional,
    )
    .map(([path]) => path);
  return existsSync(pinnedNode) ? missing : [...missing, pinnedNode];
}

/** Says how many packages are in place while npm installs them: on one line of a terminal, else at each quarter. */
async function withProgress(wanted, work) {
  const sinceMs = performance.now();
  const folders = Object.entries(wanted)
    .filter(([, entry]) => !entry.link && !entry.optional)
    .map(([path]) => join(project, path, 'package.json'));
  const isTerminal = process.stdout.isTTY;
  let told = 0;
  const tell = () => {
    const count = folders.filter((path) => existsSync(path)).length;
    const isRest = count === folders.length && !existsSync(pinnedNode);
    const rest = isRest ? ', then Node itself' : '';
    const line = `Installing: ${count} of ${folders.length} packages${rest}, ${secondsSince(sinceMs)} s.`;
    if (isTerminal) process.stdout.write(`\r${line}`);
    else if (count >= (told + 1) * (folders.length / 4)) {
      told = Math.floor((4 * count) / folders.length);
      console.log(line);
    }
  };
  tell();
  const telling = setInterval(tell, 500);
  try {
    await work();
    tell();
  } finally {
    clearInterval(telling);
    if (isTerminal) console.log();
  }
}

/** Builds the web, for the browser and for the server, if its sources changed since the last build or one of the two is gone. */
export async function buildWeb() {
  const wanted = hashOf(['apps/web', 'packages/domain', 'packages/contract', 'package-lock.json']);
  if (read(webStamp) === wanted && existsSync(serverEntry)) return;
  console.log('Building the pages.');
  const web = { cwd: join(project, 'apps/web') };
  await mustRun(pinnedNode, [viteBin, 'build', '--logLevel', 'error'], web);
  const onServer = ['--ssr', 'src/server-entry.tsx', '--outDir', 'server/dist'];
  await Promise.all([
    mustRun(pinnedNode, [viteBin, 'build', ...onServer, '--logLevel', 'error'], web),
    compress(join(project, 'apps/web/dist')),
  ]);
  writeFileSync(webStamp, wanted);
}

/** Bundles the server, if its sources changed since the last time. @returns the file that Node runs */
export async function buildServer() {
  const wanted = hashOf(['apps/server/src', 'apps/server/build', 'packages', 'package-lock.json']);
  if (read(serverStamp) !== wanted) {
    await mustRun(pinnedNode, ['apps/server/build/bundle.mjs']);
    writeFileSync(serverStamp, wanted);
  }
  return 'apps/server/dist/main.js';
}

/** Writes a compressed copy beside each text and program, so that the server does not compress at runtime. */
async function compress(folder) {
  const texts = filesBelow(folder).filter((path) =>
    /\.(html|js|css|svg|json|webmanifest|map|wasm)$/.test(path),
  );
  const work = async () => {
    for (let path = texts.pop(); path; path = texts.pop()) await compressFile(path);
  };
  await Promise.all([work(), work()]);
}

async function compressFile(path) {
  const content = readFileSync(path);
  // The best quality takes half a minute for the one large program, and saves a fifth of it.
  const quality = path.endsWith('.wasm') ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  writeFileSync(`${path}.br`, await brotli(content, { params }));
  writeFileSync(`${path}.gz`, await gzip(content, { level: 9 }));
}

export const viteBin = join(project, 'node_modules/vite/bin/vite.js');

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
    .flatMap(({ name }) => filesBelow(join(path, name)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** A checksum of the sources in files and folders. Tests are none, and neither is what a build makes. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesBelow(join(project, path)));
  for (const file of files)
    if (!/\.test\.tsx?$/.test(file) && !file.startsWith(builtFonts))
      hash.update(`${file.slice(project.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function secondsSince(sinceMs) {
  return Math.round((performance.now() - sinceMs) / 1000);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
