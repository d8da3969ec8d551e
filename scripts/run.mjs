// Runs a TypeScript file of the server on the pinned Node: node scripts/run.mjs <file> [arguments]
import { install, pinnedNode, run } from './project.mjs';

await install();
process.exitCode = await run(pinnedNode, process.argv.slice(2));
