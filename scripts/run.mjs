// Runs a TypeScript file of the server on the pinned Node: node scripts/run.mjs <file> [arguments]
import { install, pinnedNode, run } from './project.mjs';

await install();
const before = ['--import', './apps/server/src/base/drizzle-resolution.ts'];
process.exitCode = await run(pinnedNode, [...before, ...process.argv.slice(2)]);
