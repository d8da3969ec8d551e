import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';

const DESCRIPTION = '/api/v1/openapi.json';
const PAGE = '/api/v1/docs';
const ASSETS = `${PAGE}/assets/`;
const START = `${PAGE}/start.js`;

const PAGE_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API · Talaash</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ASSETS}swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${ASSETS}swagger-ui-bundle.js"></script>
<script src="${START}"></script>
</body>
</html>
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
  app.get(START, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START_SCRIPT));
  await app.register(serveStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: ASSETS,
    index: false,
    decorateReply: false,
    maxAge: '1h',
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}
