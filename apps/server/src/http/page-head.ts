import { commonSearchOf, commonSearchPath, isPublicRoute } from '@talaash/domain/page/rule';
import type { CommonSearch, PageRoute } from '@talaash/domain/page/choice';
import {
  DEFAULT_DESCRIPTION,
  MISSING_PAGE_TITLE,
  PAGE_DESCRIPTIONS,
  PAGE_TITLES,
  PREVIEW_ALT,
  searchDescription,
} from '@talaash/domain/page/words';
import { PREVIEW_SIZE, previewPath } from './preview-picture.ts';

/** The page that is asked for. */
export type AskedPage = {
  /** Undefined where there is no page. */
  route: PageRoute | undefined;
  query: URLSearchParams;
  /** The public origin, such as https://talaash.example. */
  origin: string;
};

/**
 * What the head of a page says to whoever runs no script: browsers before ours has, search engines, and programs that show a
 * preview of a link. All of it is escaped.
 */
export function pageHead({ route, query, origin }: AskedPage): string {
  if (route === undefined) return titleTag(MISSING_PAGE_TITLE) + description(DEFAULT_DESCRIPTION);
  const search = route === '/' ? commonSearchOf(query) : undefined;
  const isPublic = isPublicRoute(route);
  const title = search ?? (isPublic ? PAGE_TITLES[route] : undefined);
  const text = search ? searchDescription(search) : isPublic ? PAGE_DESCRIPTIONS[route] : DEFAULT_DESCRIPTION;
  const address = `${origin}${search ? commonSearchPath(search) : route}`;
  return [
    titleTag(title),
    description(text),
    ...(isPublic ? [`<link rel="canonical" href="${escaped(address)}">`, property('og:url', address)] : []),
    ...preview(origin, search),
    property('og:title', titleOf(title)),
    property('og:description', text),
    ...(route === '/' && !search ? [structuredData(origin)] : []),
  ].join('\n    ');
}

const titleOf = (page: string | undefined) => (page === undefined ? 'Talaash' : `${page} · Talaash`);

const titleTag = (page: string | undefined) => `<title>${escaped(titleOf(page))}</title>`;

const description = (text: string) => `<meta name="description" content="${escaped(text)}">`;

const property = (name: string, value: string) => `<meta property="${name}" content="${escaped(value)}">`;

/** Of Open Graph. Twitter reads them too, and has one of its own. */
const preview = (origin: string, search: CommonSearch | undefined): string[] => [
  property('og:type', 'website'),
  property('og:site_name', 'Talaash'),
  property('og:image', `${origin}${previewPath(search)}`),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(PREVIEW_SIZE.width)),
  property('og:image:height', String(PREVIEW_SIZE.height)),
  property('og:image:alt', search ? `${search} · Talaash` : PREVIEW_ALT),
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Who runs this site, and how it is searched. It is data and no script, so the policy of the page lets it pass. */
function structuredData(origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Talaash',
        url: `${origin}/`,
        logo: `${origin}/app-icon-512.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Talaash',
        url: `${origin}/`,
        description: DEFAULT_DESCRIPTION,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
