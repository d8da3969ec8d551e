// Part of npm run check: each path and each relative link in the documents leads to something that exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { project } from './project.mjs';
import { projectFiles } from './project-file.mjs';

const DOCUMENT = /^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^docs\/.*\.md$|^apps\/.*\/SOURCES\.md$/;
const FILE = /[^/]\.(ts|tsx|mjs|md|json|sql|css|ya?ml|sh|conf|txt|html)$/;
const PATH = /^\.?[\w@.<>*{},-]+(\/[\w@.<>*{},$-]+)*\/?$/;

/** Files that the documents mention and that are not in the project. */
const ELSEWHERE = new Map([
  ['NNN-short-title.md', 'the form of a name'],
  ['robots.txt', 'an address of the server'],
  ['route-files.json', 'the build writes it'],
  ['apps/server/dist', 'the build writes it'],
  ['apps/server/dist/main.js', 'the build writes it'],
]);

const files = projectFiles();
const known = knownPaths();
const folders = new Set([...known].flatMap((path) => path.split('/').slice(0, -1)));
const documents = files.filter((path) => DOCUMENT.test(path));
const problems = documents.flatMap((document) => {
  const lines = readFileSync(join(project, document), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    [...wrongPaths(line), ...wrongLinks(line, document)].map((problem) => `${document}:${at + 1} ${problem}`),
  );
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Each path and link of ${documents.length} documents leads somewhere.`);

/** All files and folders, also without the `src` of a package and of the web, and with what a document may leave out at the beginning. */
function knownPaths() {
  const whole = files.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  const short = whole.map((path) => path.replace(/^(packages\/[^/]+|apps\/web)\/src\//, '$1/'));
  return new Set(
    [...new Set([...whole, ...short])].flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
}

function wrongPaths(line) {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, text]) => text.replace(/:\d+$/, ''))
    .filter((text) => isPath(text) && !leadsSomewhere(text))
    .map((text) => `There is no ${text}.`);
}

/** A file by its ending, or a path that begins with the name of a folder. */
function isPath(text) {
  if (!PATH.test(text) || text.startsWith('@') || text.includes('node_modules')) return false;
  return FILE.test(text) || (text.includes('/') && folders.has(text.split('/')[0]));
}

/** In a path, `<noun>`, `*` and `NNN` are any name, and `{a,b}` is each of both. */
function leadsSomewhere(text) {
  if (ELSEWHERE.has(text)) return true;
  return alternatives(text.replace(/\/$/, '')).every((path) => {
    if (!/[<*]|NNN/.test(path)) return known.has(path);
    const parts = path.split(/<[^>]+>|\*|NNN/).map((part) => RegExp.escape(part));
    const pattern = new RegExp(`^${parts.join('[^/]+')}$`);
    return [...known].some((one) => pattern.test(one));
  });
}

function alternatives(text) {
  const choice = /\{([^}]+)\}/.exec(text);
  if (!choice) return [text];
  return choice[1].split(',').flatMap((one) => alternatives(text.replace(choice[0], one)));
}

function wrongLinks(line, document) {
  return [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^([a-z]+:|\/)/.test(target))
    .flatMap((target) => wrongLink(target, document));
}

function wrongLink(target, document) {
  const [path, anchor] = target.split('#');
  const found = path === '' ? document : posix.join(dirname(document), path);
  if (!existsSync(join(project, found))) return [`The link to ${target} leads nowhere.`];
  if (anchor === undefined || !found.endsWith('.md')) return [];
  return anchorsOf(found).has(anchor) ? [] : [`${found} has no heading #${anchor}.`];
}

/** As GitHub and Forgejo make them of headings. */
function anchorsOf(document) {
  const headings = readFileSync(join(project, document), 'utf8').matchAll(/^#+ (.*)$/gm);
  const slug = (text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-');
  return new Set([...headings].map(([, text]) => slug(text)));
}
