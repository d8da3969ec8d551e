// Finds a browser for the journeys, and installs one when there is none.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode, project, run } from './project.mjs';

// The headless build first: the journeys take an eighth less time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {Promise<string>} the path of a Chromium */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return installedBrowser() ?? (await debianBrowser()) ?? packagedBrowser();
}

function installedBrowser() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macPaths].find(
    isExecutable,
  );
}

async function debianBrowser() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  await run('apt-get', ['update', '-qq'], { env, stdio });
  // Older releases of Debian have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio });
    if (installedBrowser()) break;
  }
  return installedBrowser();
}

/** The Chromium from an npm package that includes the libraries it needs. */
function packagedBrowser() {
  console.log('Unpacking the Chromium of the package @sparticuz/chromium.');
  const unpacked = join(project, '.cache/browser');
  mkdirSync(unpacked, { recursive: true });
  const unpack = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";
  const path = execFileSync(pinnedNode, ['--input-type=module', '-e', unpack], {
    cwd: join(project, 'e2e'),
    encoding: 'utf8',
    // The package unpacks its libraries only when it believes that it runs on AWS Lambda.
    env: { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  }).trim();
  if (lacksLibraries(path)) process.env.LD_LIBRARY_PATH = join(unpacked, 'al2023/lib');
  return path;
}

function lacksLibraries(path) {
  try {
    return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
