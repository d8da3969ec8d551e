// npm start: installs and builds what is missing, then starts the server.
import { buildServer, buildWeb, install, mustRun, pinnedNode } from './project.mjs';

await install({ forServing: true });
// Meanwhile the server fills its database.
await mustRun(pinnedNode, [await buildServer(), '--pages-follow'], { until: buildWeb });
