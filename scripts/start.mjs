// npm start: installs and builds what is missing, then starts the server.
import { buildWeb, install, mustRun, pinnedNode } from './project.mjs';

await install({ forServing: true });
// Meanwhile the server fills its database.
await mustRun(pinnedNode, ['apps/server/src/main.ts', '--pages-follow'], { until: buildWeb });
