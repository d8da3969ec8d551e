// npm run dev: the server, restarted on every change, behind Vite, which proxies /api to it.
import { install, pinnedNode, project, run, viteBin } from './project.mjs';
import { join } from 'node:path';

await install();
const apiPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const webUrl = `http://localhost:${webPort}`;
console.log(`The web is on ${webUrl}; it proxies calls to port ${apiPort}.`);
const codes = await Promise.all([
  run(pinnedNode, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: apiPort, BASE_URL: process.env.BASE_URL ?? webUrl },
  }),
  run(pinnedNode, [viteBin, '--port', webPort, '--strictPort'], {
    cwd: join(project, 'apps/web'),
    env: { ...process.env, TALAASH_API_ORIGIN: `http://localhost:${apiPort}` },
  }),
]);
process.exitCode = Math.max(...codes);
