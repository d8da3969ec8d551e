import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './node-program.ts';

export type Proxy = { url: string; stop(): Promise<void> };
export type ProxyName = keyof typeof PROXIES;

const deploy = join(import.meta.dirname, '../deploy');
const READY_MS_MAX = 20_000;

/** Caddy with the shipped file as it is; its domain is an http address, so that it needs no certificate. */
async function startCaddy(ports: readonly number[], folder: string): Promise<Proxy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    HOME: folder,
    DOMAIN: url,
    NODES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  return started('caddy', ['run', '--config', join(deploy, 'Caddyfile')], { env, url });
}

/**
 * nginx with the shipped file, in which only what belongs to the machine is other: its ports, the certificate and the nodes. Around
 * it is the `nginx.conf` that the file asks for.
 */
async function startNginx(ports: readonly number[], folder: string): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate],
  ]);
  const [first, ...others] = ports.map((port) => `127.0.0.1:${port} max_fails=1 fail_timeout=5s;`);
  const shipped = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
    .replace('server 127.0.0.1:3000 max_fails=1 fail_timeout=5s;', `server ${first}`)
    .replace(
      '# server 10.0.0.2:3000 max_fails=1 fail_timeout=5s;',
      others.map((one) => `server ${one}`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, key)
    .replaceAll('talaash.example', '127.0.0.1');
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const main = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx;`,
  );
  await writeFile(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr error; worker_processes auto; worker_rlimit_nofile 20000;
events { worker_connections 20000; }
http { access_log off; ${paths.join(' ')} ${shipped} }`,
  );
  return started('nginx', ['-c', main, '-e', 'stderr'], {
    url: `https://127.0.0.1:${https}`,
    env: process.env,
  });
}

const PROXIES = { caddy: startCaddy, nginx: startNginx };

/** The program is searched in PATH. */
async function started(
  program: string,
  given: readonly string[],
  { url, env }: { url: string; env: NodeJS.ProcessEnv },
): Promise<Proxy> {
  const proxy: ChildProcess = spawn(program, given, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(proxy, 'spawn');
  const stop = async () => {
    const ended = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await ended;
  };
  const until = performance.now() + READY_MS_MAX;
  const get = url.startsWith('https:') ? getSecure : getPlain;
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const request = get(`${url}/readyz`, { agent: false, rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      });
      request.once('error', () => resolve(false));
    });
  while (!(await isReady())) {
    if (performance.now() > until) throw new Error(`${program} does not reach a node.`);
    await wait(100);
  }
  return { url, stop };
}

/** The proxy that is asked for; undefined if none is. */
export function proxyNamed(name: string | undefined): (typeof PROXIES)[ProxyName] | undefined {
  if (name === undefined) return undefined;
  if (name in PROXIES) return PROXIES[name as ProxyName];
  throw new Error(`--proxy is one of ${Object.keys(PROXIES).join(', ')}.`);
}
