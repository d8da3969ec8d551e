// npm start: installs and builds what is missing, then starts the server.
import { buildWeb, install, pinnedNode, run } from './project.mjs';

await install();
await buildWeb();
process.exitCode = await run(pinnedNode, ['apps/server/src/main.ts']);
