import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';

const DESCRIPTION = '/api/v1/openapi.json';
const PAGE = '/api/v1/docs';
const ASSETS = `${PAGE}/assets/`;
const MODE = `${PAGE}/mode.js`;
const START = `${PAGE}/start.js`;

const PAGE_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API · Talaash</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<script src="${MODE}"></script>
<link rel="stylesheet" href="${ASSETS}swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${ASSETS}swagger-ui-bundle.js"></script>
<script src="${START}"></script>
</body>
</html>
`;

/** Follows the mode that was chosen in the product, or else the system's, before the first paint. */
const MODE_SCRIPT = `(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen;
    try {
      chosen = localStorage.getItem('talaash-mode');
    } catch {}
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.classList.toggle('dark-mode', isDark);
  };
  system.addEventListener('change', show);
  addEventListener('storage', show);
  show();
})();
`;

/** `validatorUrl: null` keeps the page from sending requests to another site. */
const START_SCRIPT = `SwaggerUIBundle(${JSON.stringify({
  url: DESCRIPTION,
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})});
`;

/** The description of the API and the page that shows it, without anything from other sites. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  let description: ReturnType<typeof describeApi> | undefined;
  app.get(DESCRIPTION, () => (description ??= describeApi()));
  app.get(PAGE, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE_HTML));
  for (const [address, script] of [
    [MODE, MODE_SCRIPT],
    [START, START_SCRIPT],
  ] as const)
    app.get(address, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  await app.register(serveStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: ASSETS,
    index: false,
    decorateReply: false,
    maxAge: '1h',
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}
