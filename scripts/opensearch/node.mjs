// Real OpenSearch nodes on the loopback, from OpenSearch's own jars. Used by npm run opensearch, the tests and the benchmarks.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { project } from '../project.mjs';

const sources = join(project, 'scripts/opensearch');
const cache = join(project, '.cache/opensearch');
const CENTRAL = 'https://repo.maven.apache.org/maven2';
/** Newest first. */
const RELEASES = [
  { version: '3.9.0', java: 21 },
  { version: '2.19.6', java: 17 },
];
const HEALTHY_WITHIN_MS = 280_000;

/**
 * The JDK of JAVA_HOME, or else the one on the path, and the newest OpenSearch that runs on it.
 * @returns {{ java: string, javac: string, version: string } | undefined} undefined without a JDK of 17 or later
 */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const program = (name) => (home ? join(home, 'bin', name) : name);
  const { stderr, error } = spawnSync(program('java'), ['-version'], { encoding: 'utf8' });
  if (error || spawnSync(program('javac'), ['-version']).error) return undefined;
  const major = Number(/version "(\d+)/.exec(stderr)?.[1]);
  const release = RELEASES.find(({ java }) => major >= java);
  return release && { java: program('java'), javac: program('javac'), version: release.version };
}

/** @returns {{ sha256: string, path: string, file: string, coordinates: string[] }[]} */
const jarsOf = (version) =>
  readFileSync(join(sources, `jars-${version}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [sha256, name] = line.split(/\s+/);
      const coordinates = name.split(':');
      const [group, artifact, number, classifier] = coordinates;
      const file = `${[artifact, number, ...(classifier ? [classifier] : [])].join('-')}.jar`;
      return {
        sha256,
        coordinates,
        file,
        path: `${group.replaceAll('.', '/')}/${artifact}/${number}/${file}`,
      };
    });

/** A jar is neither in a repository of this machine nor to be had from Maven Central. */
export class JarsUnavailable extends Error {}

const isIntact = (file, { sha256 }) =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;

/** Fetches the jars of a version that are not in the cache yet, and compiles the launcher. @returns the class path */
async function prepare({ javac, version }) {
  const folder = join(cache, version);
  const library = join(folder, 'lib');
  const ready = join(folder, 'ready');
  const stamp = createHash('sha256')
    .update(readFileSync(join(sources, `jars-${version}.txt`)))
    .update(readFileSync(join(sources, 'Launcher.java')))
    .digest('hex');
  const classPath = [join(library, '*'), join(folder, 'classes')].join(delimiter);
  if (existsSync(ready) && readFileSync(ready, 'utf8') === stamp) return classPath;
  mkdirSync(library, { recursive: true });
  const missing = () => jarsOf(version).filter((jar) => !isIntact(join(library, jar.file), jar));
  if (missing().length > 0) fetchByMaven(missing(), library);
  for (const jar of missing()) await fetchJar(jar, library);
  const compiled = spawnSync(
    javac,
    ['-proc:none', '-cp', join(library, '*'), '-d', join(folder, 'classes'), join(sources, 'Launcher.java')],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (compiled.status !== 0) throw new Error(`The launcher does not compile: ${compiled.stderr}`);
  writeFileSync(ready, stamp);
  return classPath;
}

/** Maven knows the mirrors, proxies and keys of this machine's settings. Without Maven, nothing happens. */
function fetchByMaven(jars, library) {
  const dependencies = jars.map(
    ({ coordinates: [group, artifact, version, classifier] }) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>` +
      (classifier ? `<classifier>${classifier}</classifier>` : '') +
      '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>',
  );
  const pom = join(library, 'pom.xml');
  writeFileSync(
    pom,
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
      '<groupId>in.talaash</groupId><artifactId>opensearch-node</artifactId><version>1</version>' +
      `<dependencies>${dependencies.join('')}</dependencies></project>`,
  );
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies';
  spawnSync('mvn', ['-q', '-B', '-f', pom, goal, `-DoutputDirectory=${library}`], { stdio: 'ignore' });
  rmSync(pom);
}

async function fetchJar(jar, library) {
  const local = join(homedir(), '.m2/repository', jar.path);
  const bytes = isIntact(local, jar) ? readFileSync(local) : await download(jar);
  const file = join(library, jar.file);
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  if (!isIntact(file, jar)) throw new Error(`${jar.coordinates.join(':')} does not have its checksum.`);
}

async function download({ path }) {
  const answer = await fetch(`${CENTRAL}/${path}`).catch(() => undefined);
  if (!answer?.ok)
    throw new JarsUnavailable(`Maven Central answers ${answer?.status ?? 'nothing'} for ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

const launchOptions = (classPath, heap, isBrief) => [
  `-Xms${heap}`,
  `-Xmx${heap}`,
  '-XX:+UseSerialGC',
  ...(isBrief ? ['-XX:TieredStopAtLevel=1'] : []),
  '-cp',
  classPath,
  'Launcher',
];

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts nodes of one cluster and waits until they have found each other.
 * @param {{ nodes?: number, port?: number, folder: string, settings?: Record<string, string>, heap?: string, isDetached?: boolean, isBrief?: boolean, places?: { host: string, command: string[] }[] }} options
 * `port`: of the first node, free ones without it; `folder`: for data and logs; `isBrief`: Java compiles in less time, to slower code;
 * `places`: the address of each node, and the command that starts a program there, instead of the loopback
 */
export async function startNodes({
  nodes = 1,
  port,
  folder,
  settings = {},
  heap = '1g',
  isDetached = false,
  isBrief = false,
  places = [],
}) {
  const hostOf = (at) => places[at]?.host ?? '127.0.0.1';
  const found = findJava();
  if (!found) throw new Error('OpenSearch needs a JDK of 17 or later, in JAVA_HOME or on the path.');
  const launch = launchOptions(await prepare(found), heap, isBrief);
  mkdirSync(folder, { recursive: true });
  const ports = [];
  for (let at = 0; at < nodes; at += 1)
    ports.push({
      http: port ? port + at : await freePort(),
      transport: port ? port + 100 + at : await freePort(),
    });
  const names = ports.map((_, at) => `node-${at + 1}`);
  const startOne = (at) => {
    const own = {
      'cluster.name': 'talaash',
      'node.name': names[at],
      'path.home': join(folder, names[at]),
      'path.data': join(folder, names[at], 'data'),
      'network.host': hostOf(at),
      'http.port': ports[at].http,
      'transport.port': ports[at].transport,
      'http.type': 'netty4',
      'transport.type': 'netty4',
      'indices.query.bool.max_clause_count': 16_384,
      'cluster.routing.allocation.disk.threshold_enabled': false,
      // It counts garbage too, and only G1 collects that in time.
      'indices.breaker.total.use_real_memory': false,
      'cluster.initial_cluster_manager_nodes': names.join(','),
      'discovery.seed_hosts': ports.map(({ transport }, other) => `${hostOf(other)}:${transport}`).join(','),
      ...settings,
    };
    mkdirSync(join(folder, names[at], 'config'), { recursive: true });
    const log = openSync(join(folder, `${names[at]}.log`), 'a');
    const [program, ...before] = [...(places[at]?.command ?? []), found.java];
    const child = spawn(
      program,
      [...before, ...launch, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)],
      { stdio: ['ignore', log, log], detached: isDetached, cwd: folder },
    );
    if (isDetached) child.unref();
    return child;
  };
  const children = ports.map((_, at) => startOne(at));
  const urls = ports.map(({ http }, at) => `http://${hostOf(at)}:${http}`);
  const cluster = {
    version: found.version,
    urls,
    pids: () => children.map(({ pid }) => pid),
    ports,
    /** Starts a node again that has ended, with its data. */
    restart: (at) => {
      children[at] = startOne(at);
    },
    kill: (at, signal) => children[at].kill(signal),
    ended: (at) => ended(children[at]),
    healthy: () => healthy(urls, nodes, children, folder),
    stop: async () => {
      for (const child of children) child.kill('SIGTERM');
      for (const child of children) child.kill('SIGCONT');
      await Promise.all(children.map(ended));
    },
  };
  try {
    await cluster.healthy();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

const ended = async (child) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

async function healthy(urls, nodes, children, folder) {
  const until = performance.now() + HEALTHY_WITHIN_MS;
  while (performance.now() < until) {
    if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) break;
    for (const url of urls) {
      const address = `${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=1s`;
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) return;
    }
    await wait(200);
  }
  throw new Error(`OpenSearch did not start. Its logs are in ${folder}.`);
}
