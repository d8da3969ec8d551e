// npm run registry: writes the lists that follow from files. The calls of packages/contract and their handlers follow from the folders
// with a procedures.ts in apps/server/src/features, and the list of pages from the route tree of the web. With --check it changes
// nothing, and fails if a list is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';

const HEAD = '// Written by npm run registry. Do not edit.\n';
const isCheck = process.argv.includes('--check');
const features = 'apps/server/src/features';

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const lines = (list, lineOf) => list.map((one) => `${lineOf(one)}\n`).join('');

const nouns = readdirSync(join(project, features)).filter((noun) =>
  existsSync(join(project, features, noun, 'procedures.ts')),
);

const contract = `${HEAD}${lines(nouns, (noun) => `import { ${camel(noun)} } from './${noun}.ts';`)}
/** Every call of the product, once. */
export const contract = {
${lines(nouns, (noun) => `  ${camel(noun)},`)}};
export type Contract = typeof contract;
`;

const router = `${HEAD}import type { Router } from '@orpc/server';
import type { Contract } from '@talaash/contract';
${lines(nouns, (noun) => `import { ${camel(noun)}Procedures } from '../features/${noun}/procedures.ts';`)}import type { CallContext } from '../call/base.ts';

/** Every call's handler, in the shape of the contract. */
export const router = {
${lines(nouns, (noun) => `  ${camel(noun)}: ${camel(noun)}Procedures,`)}} satisfies Router<Contract, CallContext>;
`;

const tree = readFileSync(join(project, 'apps/web/src/routeTree.gen.ts'), 'utf8');
const [, byFullPath] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree);
const patterns = [...byFullPath.matchAll(/'([^']+)':/g)].map(([, pattern]) =>
  pattern.replace(/(?<=.)\/$/, ''),
);
// A parameter matches any text, so it comes after the names beside it.
const key = (pattern) => pattern.replaceAll('$', '~');
const sorted = [...new Set(patterns)].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
const routes = `${HEAD}
/** Every page of the web by route pattern. All other addresses are "not found". */
export const PAGE_ROUTES = [
${lines(sorted, (pattern) => `  '${pattern}',`)}] as const;
export type PageRoute = (typeof PAGE_ROUTES)[number];
`;

for (const [path, text] of [
  ['packages/contract/src/index.ts', contract],
  ['apps/server/src/http/router.ts', router],
  ['packages/domain/src/page/route.ts', routes],
]) {
  const file = join(project, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (!isCheck) writeFileSync(file, text);
  else {
    console.error(`${path} is stale: run npm run registry`);
    process.exitCode = 1;
  }
}
