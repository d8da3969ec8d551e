import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';

const VERSION = '3.5.8';
/** A virtual environment of Python that stays for the next run. */
const FOLDER = fileURLToPath(new URL(`../../../.cache/radicale-${VERSION}`, import.meta.url));
const INSTALL_MS_MAX = 120_000;

const USER = 'asha';
const PASSWORD = 'an app password of radicale';
const READY_WITHIN_MS = 20_000;

/**
 * A real CalDAV server on this machine, closed after the tests of the file. Undefined where Python is missing or the package cannot be
 * installed.
 */
export async function openRadicale() {
  const installed = installedProgram();
  if (installed === undefined) {
    console.info(`Left out: the real CalDAV server. Python or its package radicale ${VERSION} is missing.`);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'talaash-radicale-'));
  await writeFile(join(folder, 'users'), `${USER}:${PASSWORD}\n`);
  const port = await freePort();
  const program = spawn(
    installed,
    [
      ['--config', ''],
      ['--server-hosts', `127.0.0.1:${port}`],
      ['--auth-type', 'htpasswd'],
      ['--auth-htpasswd-filename', join(folder, 'users')],
      ['--auth-htpasswd-encryption', 'plain'],
      ['--storage-filesystem-folder', join(folder, 'collections')],
    ].flat(),
    { stdio: 'ignore' },
  );
  afterAll(async () => {
    program.kill();
    await rm(folder, { recursive: true, force: true });
  });
  const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  const ask = async (path: string, method: string, body: string, contentType: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body,
      headers: { authorization, 'content-type': contentType },
    });
    if (!answer.ok) throw new Error(`Radicale answers ${answer.status} to ${method} ${path}.`);
  };
  await ready(`http://127.0.0.1:${port}/`);
  return {
    port,
    password: PASSWORD,
    makeCalendar: (path: string) => ask(path, 'MKCALENDAR', '', 'application/xml'),
    put: (path: string, text: string) => ask(path, 'PUT', text, 'text/calendar'),
  };
}

/** The program of Radicale: the one that RADICALE names, or one in a virtual environment. */
function installedProgram(): string | undefined {
  const program = process.env['RADICALE'] ?? join(FOLDER, 'bin/radicale');
  const does = (command: string, ...given: string[]) =>
    spawnSync(command, given, { stdio: 'ignore', timeout: INSTALL_MS_MAX }).status === 0;
  if (does(program, '--version')) return program;
  if (process.env['RADICALE'] !== undefined || !does('python3', '-m', 'venv', FOLDER)) return undefined;
  const isInstalled = does(
    join(FOLDER, 'bin/python'),
    ...['-m', 'pip', 'install', '--quiet', '--retries', '0', '--timeout', '10', `radicale==${VERSION}`],
  );
  return isInstalled ? program : undefined;
}

async function ready(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error('Radicale does not answer.');
}
