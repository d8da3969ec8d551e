// Runs a TypeScript file on the pinned Node: node scripts/run.mjs <file> [arguments]
import { install, pinnedNode, run } from './project.mjs';

const [file = '', ...given] = process.argv.slice(2);
await install({ forServing: file.startsWith('apps/server/src/') });
const before = ['--import', './apps/server/src/base/drizzle-resolution.ts'];
process.exitCode = await run(pinnedNode, [...before, file, ...given]);
