import { COMMON_SEARCHES, PUBLIC_ROUTES } from '@talaash/domain/page/choice';
import { commonSearchPath } from '@talaash/domain/page/rule';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';

/** Tells search engines what they may index: the public pages in production, and nothing elsewhere. */
export function mountRobots(
  app: FastifyInstance,
  { config, baseUrl }: Pick<Deps, 'config' | 'baseUrl'>,
): void {
  const isOpen = config.environment === 'production';
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        isOpen
          ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl()}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
      ),
  );
  if (isOpen)
    app.get('/sitemap.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(baseUrl())),
    );
}

/** The public pages, and the common searches. */
function sitemap(origin: string): string {
  const paths = [...PUBLIC_ROUTES, ...COMMON_SEARCHES.map(commonSearchPath)];
  const entries = paths.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
