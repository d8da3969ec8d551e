import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCS, docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';
import { mountProblemPages } from './problem-page.ts';

const DESCRIPTION = '/api/v1/openapi.json';
const BUILT_PAGE = join(import.meta.dirname, '../../../web/dist/index.html');

const PAGE_HTML = docsPage('API', '').replace(
  '</body>',
  `<script src="${DOCS.assets}swagger-ui-bundle.js"></script>\n<script src="${DOCS.start}"></script>\n</body>`,
);

/** Follows the theme and the mode that were chosen in the product, or else the mode of the system, before the first paint. */
const MODE_SCRIPT = `(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen;
    let theme;
    try {
      chosen = localStorage.getItem('talaash-mode');
      theme = localStorage.getItem('talaash-theme');
    } catch {}
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    const root = document.documentElement;
    root.classList.toggle('dark-mode', isDark);
    root.dataset.mode = isDark ? 'dark' : 'light';
    root.dataset.theme = ['talaash', 'minecraft'].includes(theme) ? theme : 'default';
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
  // Its colors are written into each word, so no theme could change them.
  syntaxHighlight: false,
})});
`;

/** The description of the API and the page that shows it, without anything from other sites. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  const styles = await readStyles();
  let description: ReturnType<typeof describeApi> | undefined;
  app.get(DESCRIPTION, () => (description ??= describeApi()));
  app.get(DOCS.page, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE_HTML));
  app.get(DOCS.styles, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  for (const [address, script] of [
    [DOCS.mode, MODE_SCRIPT],
    [DOCS.start, START_SCRIPT],
  ] as const)
    app.get(address, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  mountProblemPages(app);
  await app.register(serveStatic, {
    root: join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/package.json'))), 'static'),
    prefix: DOCS.assets,
    index: false,
    decorateReply: false,
    maxAge: '1h',
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}

/** The page's own styles, above those of the product and of the library, whose rules are more specific. */
async function readStyles(): Promise<string> {
  const below = [
    ...(await themeStyles()).map((address) => [address, 'product']),
    [`${DOCS.assets}swagger-ui.css`, 'library'],
  ];
  const imports = below.map(([address, layer]) => `@import url("${address}") layer(${layer});\n`);
  return imports.join('') + (await readFile(join(import.meta.dirname, 'docs.css'), 'utf8'));
}

/** The addresses of the styles that hold the themes of the product; none while the web is not built. */
async function themeStyles(): Promise<string[]> {
  if (!existsSync(BUILT_PAGE)) return [];
  const html = await readFile(BUILT_PAGE, 'utf8');
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="(\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
}
