// npm run routes: writes src/routeTree.gen.ts from the files in src/routes. The build and `npm run dev` do it too.
import { Generator, getConfig } from '@tanstack/router-generator';
import { join } from 'node:path';
import { ROUTE_TREE } from './route-tree.ts';

const root = join(import.meta.dirname, '..');
await new Generator({ config: getConfig({ ...ROUTE_TREE, disableLogging: true }, root), root }).run();
console.log('apps/web/src/routeTree.gen.ts is up to date.');
