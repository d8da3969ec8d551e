import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Options } from '../src/adapters/files/s3.ts';
import { freePort } from './free-port.ts';

/** The program, when `npm run test:s3` has built it. */
const PROGRAM = process.env['VERSITYGW'];

const KEY = { id: 'talaash', secret: 'a secret of versitygw' };
const BUCKET = 'talaash';
const READY_WITHIN_MS = 60_000;

export const hasVersitygw = PROGRAM !== undefined;

/** A real S3 server on this machine, as deploy/compose.two.yaml starts it: its bucket is a folder. */
export async function versitygw() {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-versitygw-'));
  await mkdir(join(folder, BUCKET));
  const address = `127.0.0.1:${await freePort()}`;
  const program = spawn(PROGRAM ?? '', ['--port', address, '--health', '/healthz', 'posix', folder], {
    env: { ROOT_ACCESS_KEY: KEY.id, ROOT_SECRET_KEY: KEY.secret },
    stdio: 'ignore',
  });
  const endpoint = `http://${address}`;
  await ready(`${endpoint}/healthz`);
  const options: S3Options = {
    endpoint,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
    hasPathStyle: true,
    isDirect: true,
  };
  return {
    options,
    async close() {
      const ended = once(program, 'exit');
      program.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('versitygw does not answer.');
}
