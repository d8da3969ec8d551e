// Shared by the other scripts. It has no dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const project = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The pinned Node of the project, which may differ from the one that runs npm. */
export const pinnedNode = join(project, 'node_modules/node/bin/node');

/** Where Node keeps what it has compiled, so that a program starts with half the work. Programs that one starts use it too. */
const compileCache = join(project, '.cache/compiled');

const buildStamp = join(project, 'apps/web/dist/.sources');

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

/**
 * Runs a command in the foreground. SIGINT, SIGTERM and SIGHUP are forwarded to all commands that run, and end this process
 * once the last of them has ended.
 * @param {{ output?: import('node:stream').Writable }} options those of spawn, and where its output goes instead of the terminal
 * @returns {Promise<number>} its exit code; 128 plus the signal number when a signal ended it
 */
export function run(command, args, { output, ...options } = {}) {
  if (isStopping) return new Promise(() => {});
  return new Promise((done) => {
    const env = { NODE_COMPILE_CACHE: compileCache, ...returnedMemory, ...(options.env ?? process.env) };
    const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
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
    const end = (code) => {
      if (!running.delete(child)) return;
      for (const signal of signals) process.off(signal, forward);
      if (!isStopping) done(code);
      else if (running.size === 0) process.exit(code);
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

/** Runs a command. When it fails, this process exits with its code. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the dependencies when they are missing or differ from package-lock.json. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci); this takes a minute or two.');
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (existsSync(pinnedNode)) return;
  console.error(
    'npm did not run the install script of the package "node": allow install scripts and try again.',
  );
  process.exit(1);
}

/** Compares the lock file that npm writes after an installation, and checks that each folder still exists. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  const installed = read(join(project, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const present = JSON.parse(installed).packages;
  const wanted = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      present[path] ? present[path].version === version && existsSync(join(project, path)) : optional,
    );
}

/** Builds the web, for the browser and for the server, if its sources changed since the last build or one of the two is gone. */
export async function buildWeb() {
  const sources = ['apps/web', 'packages/domain', 'packages/contract', 'package-lock.json']
    .flatMap((path) => filesBelow(join(project, path)))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  const wanted = hashOf(sources);
  if (read(buildStamp) === wanted && existsSync(serverEntry)) return;
  console.log('Building the web.');
  await mustRun(pinnedNode, [viteBin, 'build', '--logLevel', 'error'], { cwd: join(project, 'apps/web') });
  const onServer = ['--ssr', 'src/server-entry.tsx', '--outDir', 'server/dist'];
  await mustRun(pinnedNode, [viteBin, 'build', ...onServer, '--logLevel', 'error'], {
    cwd: join(project, 'apps/web'),
  });
  compress(join(project, 'apps/web/dist'));
  writeFileSync(buildStamp, wanted);
}

/** Writes a compressed copy beside each text and program, so that the server does not compress at runtime. */
function compress(folder) {
  const texts = filesBelow(folder).filter((path) =>
    /\.(html|js|css|svg|json|webmanifest|map|wasm)$/.test(path),
  );
  for (const path of texts) {
    const content = readFileSync(path);
    // The best quality takes half a minute for the one large program, and saves a fifth of it.
    const quality = path.endsWith('.wasm') ? 5 : constants.BROTLI_MAX_QUALITY;
    const options = {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, options));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

export const viteBin = join(project, 'node_modules/vite/bin/vite.js');

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
    .flatMap(({ name }) => filesBelow(join(path, name)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.slice(project.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
